#if canImport(OpenCombine)
    import OpenCombine

    final class OpenCombinePeer: Peer {
        private let subject = CurrentValueSubject<Int, Never>(0)

        func send(_ value: Int) { subject.send(value) }
        func observe(_ body: @escaping (Int) -> Void) -> AnyCancellable { subject.sink(receiveValue: body) }
        func cancel(_ token: AnyCancellable) { token.cancel() }
    }
#endif

#if canImport(RxSwift)
    import RxSwift

    final class RxSwiftPeer: Peer {
        private let subject = BehaviorSubject(value: 0)

        func send(_ value: Int) { subject.onNext(value) }
        func observe(_ body: @escaping (Int) -> Void) -> any Disposable { subject.subscribe(onNext: body) }
        func cancel(_ token: any Disposable) { token.dispose() }
    }
#endif
