/// An application's own names, which let the same rules check any application.
public struct Vocabulary: Sendable {
    /// The application's subject, in the singular and in the plural, for messages.
    let (noun, all): (String, String)
    /// The full names of the entities' types, by which the rules find the code that uses entities.
    let entities: Set<String>
    /// The entities' module, or an empty string for the application's own, and the suffix of the services' names.
    let (catalog, service): (String, String)
    /// The full names of members that apply a business rule: properties, or states that only a rule sets.
    var rules: Set<String> = []
    /// The protocol through which one screen notifies another.
    var delegate = ""
    /// Whether the application begins on road B: the view model formats, and the interactor is extracted first.
    var isOnRoadB = false
    /// The first step whose views don't refer to entities.
    var viewsKnowNoEntitySince = StructureStep.router

    /// Whether a type, given by its full name, is a service.
    func isService(_ type: String) -> Bool {
        type.hasSuffix(service) && (catalog.isEmpty ? !type.contains(".") : type.hasPrefix(catalog + "."))
    }
}

extension String {
    /// The name with "a" or "an" before it.
    var withArticle: String { (first.map("AEIOaeio".contains) ?? false ? "an " : "a ") + self }
}
