/// What code does itself: fetch, save, format.
extension ModuleFacts {
    /// Whether a service fetches or saves the app's data, and not, say, its analytics or fonts.
    func isDataService(_ type: String) -> Bool {
        let name = layers.outline.types[type]?.lastName ?? type
        let parts = RoleName.parts(of: name)
        return Self.otherServices.isDisjoint(with: parts)
    }

    private static let otherServices: Set = [
        "Analytics", "Tracking", "Tracker", "Log", "Logger", "Logging", "Theme", "Font", "Image", "Images", "Keyboard",
        "Haptic", "Haptics", "Permission", "Permissions", "Localization", "Device", "Sound", "Audio", "Style", "Layout",
        "Reachability", "Alert", "Loading", "Animation", "Color", "Colors", "Feature", "Notification",
    ]

    /// Whether a service's name says for certain that it fetches or saves the app's data.
    func isStorage(_ type: String) -> Bool {
        let parts = RoleName.parts(of: layers.outline.types[type]?.lastName ?? type)
        return isDataService(type) && !Self.storageWords.isDisjoint(with: parts)
    }

    private static let storageWords: Set = [
        "Data", "Repository", "API", "Network", "Networking", "Storage", "Store", "Database", "Client", "Gateway",
        "DAO",
        "Persistence", "Remote", "Local", "Datamanager", "HTTP", "Rest", "REST", "Service", "Services",
    ]

    /// Whether a view, or a presenter with an interactor, writes into the user's defaults: 'UserDefaults.standard.set('.
    private func isWriting(_ words: [SourceFile.Word], _ index: Int, in type: Outline.TypeOutline) -> Bool {
        let role = layers.role(of: type.name)
        return (role == .view || role == .presenter && roles(around: type.name).contains(.interactor))
            && index + 4 < words.count && words[index + 4].text == "set"
    }

    /// The places where a type reaches the network or a database itself.
    func dataAccess(in type: Outline.TypeOutline, _ remedy: String, isCertain: Bool) -> [ModuleSighting] {
        let defaults = type.members.filter { $0.reference != .none && $0.type.contains("UserDefaults") }.map(\.name)
        return type.members.flatMap { member in
            let words = member.file.words
            return member.code.filter { index in
                guard index + 2 < words.count, words[index].isCode else { return false }
                let (next, name) = (words[index + 1].text, words[index + 2].text)
                switch words[index].text {
                case "URLSession":
                    return next == "." && name == "shared" || next == "("
                        || next == "=" && name == "." && words[min(index + 3, words.count - 1)].text == "shared"
                case "Alamofire", "AF": return next == "." && ["request", "upload", "download"].contains(name)
                case "UserDefaults": return next == "." && name == "standard"
                case let word where defaults.contains(word):
                    return next == "." && name == "set" && words[index - 1].text != "."
                case "modelContext", "managedObjectContext", "viewContext":
                    return next == "." && ["delete", "insert", "save", "fetch"].contains(name)
                case "NSFetchRequest", "FetchDescriptor": return next == "<" || next == "("
                default: return false
                }
            }.map {
                ModuleSighting(
                    file: member.file.name, line: words[$0].line,
                    sentence: "\(type.lastName) fetches data itself (\(words[$0].text)): \(remedy)",
                    isCertain: isCertain && (words[$0].text != "UserDefaults" || isWriting(words, $0, in: type)))
            }
        }
    }

    /// The places where a type turns numbers or dates into text, with the members that they are in.
    func formatting(in type: Outline.TypeOutline) -> [(index: Int, member: Outline.Member)] {
        type.members.flatMap { member in
            let words = member.file.words
            return member.code.filter { index in
                let next = index + 1 < words.count ? words[index + 1].text : ""
                if words[index].text.hasSuffix("Formatter"), words[index].text.first?.isUppercase == true,
                    words[index].text != "ListFormatter", layers.outline.types[words[index].text] == nil
                {
                    return next == "(" || next == "."
                }
                if words[index].text == "formatted" { return words[index - 1].text == "." && next == "(" }
                return words[index].text == "String" && next == "(" && index + 2 < words.count
                    && words[index + 2].text == "format"
            }.map { ($0, member) }
        }
    }
}
