import ConsoleUI

/// What a guest gets in place of the details, as one JSON object.
final class JSONMembersOnlyView: Screen {
    override func viewWillAppear() { console.write(json: ["screen": "membersOnly"]) }
}
