/// The observers of one observable, in the order in which they came.
///
/// A doubly linked list inside an array: entries name each other by index, so that appending and removing are O(1)
/// and nobody moves when another leaves. The entry at index 0 is nobody's: it closes the ring.
@usableFromInline struct ObserverList<Value> {
    @usableFromInline struct Entry {
        @usableFromInline let body: (Value) -> Void
        /// How many values had been set when the observer came.
        @usableFromInline let since: Int
        @usableFromInline var next: Int32
        @usableFromInline var previous: Int32

        @inlinable init(since: Int, next: Int32, previous: Int32, _ body: @escaping (Value) -> Void) {
            (self.body, self.since, self.next, self.previous) = (body, since, next, previous)
        }
    }

    @usableFromInline var entries = [Entry(since: 0, next: end, previous: end) { _ in }]
    /// The first of the vacant entries, which are linked by `next`.
    @usableFromInline var vacant = end

    @inlinable init() {}

    /// The place behind the last observer, and before the first.
    @inlinable static var end: Int32 { 0 }

    @inlinable var first: Int32 { entries[0].next }

    @inlinable subscript(place: Int32) -> Entry { entries[Int(place)] }

    @inlinable mutating func append(since: Int, _ body: @escaping (Value) -> Void) -> Int32 {
        let last = entries[0].previous
        let entry = Entry(since: since, next: Self.end, previous: last, body)
        var place = vacant
        if place == Self.end {
            place = Int32(entries.count)
            // Growing by a quarter instead of doubling keeps a subscription under 90 bytes.
            if entries.count == entries.capacity { entries.reserveCapacity(entries.count + entries.count / 4 + 1) }
            entries.append(entry)
        } else {
            vacant = entries[Int(place)].next
            entries[Int(place)] = entry
        }
        entries[Int(last)].next = place
        entries[0].previous = place
        return place
    }

    /// Takes an observer out, and returns its body for the caller to free.
    @inlinable mutating func remove(_ place: Int32) -> (Value) -> Void {
        let entry = entries[Int(place)]
        entries[Int(entry.previous)].next = entry.next
        entries[Int(entry.next)].previous = entry.previous
        entries[Int(place)] = Entry(since: 0, next: vacant, previous: Self.end) { _ in }
        vacant = place
        return entry.body
    }
}
