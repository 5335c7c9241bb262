import Foundation
import Testing

@testable import Structure
@testable import kata

/// What the lamp says of two screens that talk to each other, one of which takes what the user enters.
struct ContactsTests {
    @Test func `whom a view model notifies is no presenter, even if a view passes it on`() throws {
        let exercise = try #require(Exercise.all.first { $0.folder == "11-contacts" })
        let states = try ExerciseFiles(of: exercise, in: Self.repository).states()
        for files in states.prefix(2) {
            let findings = StructureLamp.findings(
                in: SourceFacts(of: files, named: "copy"), step: .presenter, of: .contacts)
            #expect(findings.allSatisfy { $0.rule == "view-knows-presenter-alone" }, "\(findings)")
        }
    }

    @Test func `a part of what a view model hands out as text is no business layer`() throws {
        let layers = Layers(of: try StructureStep.practice("Contacts/MVVM"), in: .contacts)
        #expect(layers.role(of: "AddContactPresentation.Alert") == .presentation)
    }

    private static let repository = Repository(
        root: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL)
}
