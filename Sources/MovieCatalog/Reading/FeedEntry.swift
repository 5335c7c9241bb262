/// An entry of one of the shapes that feeds come in.
protocol FeedEntry: Decodable {
    var movie: RawMovie { get }
}
