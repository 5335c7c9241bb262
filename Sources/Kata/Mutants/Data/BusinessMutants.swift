extension Mutant {
    private static let file = "MovieListViewModel.swift"

    static let business = [
        Mutant("says nothing of loading", in: file, "        state.send(.loading)\n", "", law: "busy-while-loading"),
        Mutant(
            "lets an older fetch go on", in: file, "        fetch?.cancel()\n        state.send", "        state.send",
            law: "newest-wins"),
        Mutant(
            "ignores the second of two fetches", in: file, "        fetch?.cancel()\n        state.send",
            "        if fetch != nil, state.value == .loading { return }\n        state.send", law: "older-first"),
        Mutant(
            "takes an answer that comes too late", in: file, "if !Task.isCancelled { self?.state.send(answer) }",
            "self?.state.send(answer)", law: "late-failure"),
        Mutant(
            "swallows an error into an empty list", in: file, "return .failed(reason: error.message)", "return .empty",
            law: "failure"),
        Mutant(
            "swallows an error and goes on loading", in: file, "return .failed(reason: error.message)",
            "return .loading", law: "failure"),
        Mutant("loses the reason", in: file, "reason: error.message", "reason: \"It failed.\"", law: "failure"),
        Mutant("takes an empty answer for a full one", in: file, "movies.isEmpty ? .empty : ", "", law: "empty"),
        Mutant("shows one too many", in: file, ".prefix(limit)", ".prefix(limit + 1)", law: "top-25"),
        Mutant("shows one too few", in: file, ".prefix(limit)", ".prefix(limit - 1)", law: "top-25"),
        Mutant("knows no limit", in: file, ".prefix(limit)", ".prefix(.max)", law: "top-25"),
        Mutant("does not rank", in: file, ".ranked()", "", law: "weighted-rating"),
        Mutant(
            "cuts before it ranks", in: file, ".movies.ranked().prefix(limit)",
            ".movies.prefix(limit).map(\\.self).ranked()", law: "business-ranks"),
        Mutant(
            "gives up after a failure", in: file, "        fetch?.cancel()\n        state.send",
            "        if case .failed = state.value { return }\n        fetch?.cancel()\n        state.send",
            law: "recovery"),
        Mutant(
            "takes a failure that comes too late", in: file, "if !Task.isCancelled {",
            "if !Task.isCancelled || answer.items.isEmpty {", law: "late-failure"),
        Mutant(
            "takes any answer as long as it is loading", in: file, "if !Task.isCancelled {",
            "if !Task.isCancelled || self?.state.value == .loading {", law: "older-first"),
        Mutant(
            "takes any movies once it is loaded", in: file, "if !Task.isCancelled {",
            "if !Task.isCancelled || (self?.state.value != .loading && !answer.items.isEmpty) {", law: "newest-wins"),
        Mutant(
            "keeps the order of the source", in: file, ".ranked()",
            ".enumerated().map { index, movie in\n                var movie = movie\n"
                + "                movie.rank = index + 1\n                return movie\n            }.ranked()",
            law: "weighted-rating"),
        Mutant("says the same twice", in: file, ".removeDuplicates()", "", law: "business-says-it-once"),
        Mutant("leaves its fetch behind", in: file, "    deinit { fetch?.cancel() }\n", "", law: "no-leak-in-flight"),
        Mutant(
            "lives as long as its fetch", in: file, "{ [weak self, service, limit] in",
            "{ [self, service, limit] in\n            let `self`: DefaultMovieListViewModel? = self",
            law: "business-goes"),
        Mutant(
            "fetches before it is asked", in: file, "        movies = state.observable.removeDuplicates()\n",
            "        movies = state.observable.removeDuplicates()\n        fetchMovies()\n", law: "business-waits"),
        Mutant(
            "asks the service twice", in: file, "        do {\n",
            "        do {\n            _ = try await service.fetchMovies()\n", law: "loads-on-appearing"),
        Mutant(
            "is off by one in rank after a reload", in: file,
            """
                    state.send(.loading)
                    fetch = Task { [weak self, service, limit] in
                        let answer = await Self.topMovies(of: service, limit: limit)

            """,
            """
                    let offset = fetch == nil ? 0 : 1
                    state.send(.loading)
                    fetch = Task { [weak self, service, limit] in
                        let answer = await Self.topMovies(of: service, limit: limit).map { movie in
                            var movie = movie
                            movie.rank = (movie.rank ?? 0) + offset
                            return movie
                        }

            """, law: "ranks-anew"),
    ]
}
