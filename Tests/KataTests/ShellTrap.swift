/// A piece of shell that works with GNU's tools or a newer bash only: a Mac has BSD's tools, and bash 3.2.
struct ShellTrap: Sendable {
    /// What it looks like.
    let pattern: String
    /// What works everywhere.
    let instead: String
    /// Lines that must be found, and lines that look alike and are fine.
    let hits: [String], misses: [String]

    init(_ pattern: String, instead: String, hits: String..., misses: String...) {
        (self.pattern, self.instead, self.hits, self.misses) = (pattern, instead, hits, misses)
    }

    /// A place where a line of shell, or a command within it, begins.
    private static let start = #"(?m)(?:^|[|;&(`{!]|\b(?:then|do|else|exec|time|env|xargs)\b) *"#

    static let all = [
        ShellTrap(
            #"\bsed +(?:-[A-Za-z]+ +)*-[A-Za-z]*i +(?!''|"")"#, instead: "'sed -i.old …', and remove the .old files",
            hits: "sed -i 's/a/b/' *.swift", "sed -n -Ei 's/a/b/' file",
            misses: "sed -i '' 's/a/b/' file", "sed -i.old 's/a/b/' file", "sed -e 's/-i /x/' file"),
        ShellTrap(
            start + #"timeout +[-0-9"$]"#, instead: "the program in the background, 'sleep', and 'kill'",
            hits: "cat input | timeout --signal KILL 10 program", "timeout 5 swift test",
            misses: "cat timeout.txt", "swift run step1-mvvm --timeout 3", "ls timeout.txt | wc -l"),
        ShellTrap(
            #"\bgrep +(?:-[A-Za-z]+ +)*-[A-Za-z]*P"#, instead: "'grep -E'",
            hits: "grep -P '\\d' file", "grep -q -oP 'x' file", misses: "grep -q 'a -P' file", "grep -E 'P' file"),
        ShellTrap(
            #"\breadlink +-[a-z]*f"#, instead: "'cd … && pwd -P'",
            hits: "cd \"$(readlink -f \"$0\")\"", misses: "readlink file", "readlink -n file"),
        ShellTrap(
            #"\bdate +(?:-u +)?(?:-d|--date)\b"#, instead: "seconds, from 'date +%s'",
            hits: "date -u -d yesterday", "date --date=yesterday", misses: "date -u +%s", "program --update -d"),
        ShellTrap(
            start
                + #"(?:mktemp|cp|mv|rm|ls|ln|sed|sort|head|tail|wc|cut|tr|touch|mkdir|date|xargs|stat)\b[^|;&\n]*? --[a-z]"#,
            instead: "the option's single letter, if POSIX has it",
            hits: "work=$(mktemp --directory)", "ls --color", "find . | xargs cp --parents",
            misses: "git rm --cached file", "rm -- \"$file\"", "mktemp -d", "swift run kata history --help"),
        ShellTrap(
            #"\bxargs +(?:-[A-Za-z0-9]+ +)*-[A-Za-z0-9]*r\b"#,
            instead: "'xargs' alone: BSD's runs nothing for no input",
            hits: "ls | xargs -r rm", "ls | xargs -0r rm", misses: "ls | xargs rm -r", "ls | xargs -0 rm"),
        ShellTrap(
            #"\bsort +(?:-[A-Za-z]+ +)*-[A-Za-z]*V"#, instead: "'sort -t . -k 1,1n -k 2,2n'",
            hits: "git tag | sort -V", misses: "sort -n VERSIONS", "sort -t V file"),
        ShellTrap(
            #"\bstat +-[a-z]*c\b"#, instead: "'wc -c' for the size", hits: "stat -c %s file", misses: "stat file -c.txt"
        ),
        ShellTrap(
            #"\bhead +(?:-n *|-c *|-)-[0-9]"#, instead: "\"sed '$d'\" to leave out the last line",
            hits: "head -n -1 file", "head -c -1 file", misses: "head -n 1 file", "head -1 file"),
        ShellTrap(
            #"\bsed(?: +-[A-Za-z]+(?:\.\w+)?)* +(?:'[^'\n]*|"[^"\n]*)\\[n+?|]"#,
            instead: "'sed -E', or awk for line feeds",
            hits: #"sed 's/a\+/b/' file"#, #"sed -n 's/a\|b/c/p' file"#, #"sed -e 's/\n//' file"#,
            misses: #"sed 's/a\/b/c/' file"#, #"sed 's/[+]//' file; printf 'a\n'"#),
        ShellTrap(
            #"\bgrep +(?:-[A-DF-Za-z]+ +)*'[^'\n]*\\[+?|]"#, instead: "'grep -E'",
            hits: #"grep -q 'a\|b' file"#, misses: #"grep -E 'a\+b' file"#, #"grep 'a|b' file"#),
        ShellTrap(
            #"\bwc +-[clmw][^)\n]*\)"? *!?==? "#, instead: "'-eq', as BSD's 'wc' prints blanks before the number",
            hits: "test \"$(wc -l <file)\" = 3", "[ $(ls | wc -l) != 3 ]",
            misses: "test \"$(wc -l <file)\" -eq 3", "lines=$(wc -l <file)"),
        ShellTrap(
            #"\bfind +-(?:name|iname|type|path|newer|size|m(?:ax|in)depth|exec|print|delete)"#, instead: "'find . …'",
            hits: "find -name '*.swift'", misses: "find . -name '*.swift'", "find -L . -name '*.swift'"),
        ShellTrap(
            start + "(?:tac|nproc|shuf|numfmt|setsid|xdg-open|md5sum)\\b",
            instead: "POSIX's tools: a Mac lacks this one",
            hits: "git log | tac", "jobs=$(nproc)", misses: "ls nproc.txt", "swift run setsid"),
        ShellTrap(
            start + #"(?:mapfile|readarray|coproc|(?:declare|local|typeset) +-[a-z]*[An])\b"#,
            instead: "'while read', and arrays with numbers",
            hits: "mapfile -t names <file", "ls | readarray names", "declare -A ages", "local -n other=$1",
            misses: "cat mapfile.txt", "declare -a names", "local name"),
        ShellTrap(
            #"\$\{\w+(?:\[[^\]]*\])?(?:,,?|\^\^?|@[A-Za-z])[^}]*\}"#, instead: "tr",
            hits: "echo ${name,,}", "echo ${names[0]^}", "echo ${name@Q}", misses: "echo ${name%,}", "echo ${names[@]}"),
        ShellTrap(
            #"&>>|\|&|;;&|;&"#, instead: "'>>file 2>&1', '2>&1 |'",
            hits: "swift test &>>log", "swift test |& cat", misses: "swift test >>log 2>&1", "swift test || exit 1; a &"
        ),
        ShellTrap(
            #"\$\{\w+(?:\[-[0-9]|:[^}]*:-)"#, instead: "the length, counted",
            hits: "echo ${names[-1]}", "echo ${name:0:-1}", misses: "echo ${names[1]}", "echo ${name:-1}",
            "echo ${1: -1}"),
        ShellTrap(
            #"(?:^|[^+])"\$\{\w+\[[@*]\]\}""#, instead: #"${a[@]+"${a[@]}"}, as an empty array counts as unset"#,
            hits: #"swift test "${options[@]}""#, misses: #"swift test ${options[@]+"${options[@]}"}"#,
            #"echo "${#names[@]}""#),
        ShellTrap(
            #"\$\((?:[^()]|\([^()]*\))*\bcase\s[^()]*?\sin\s+(?!\()[^\s()]+\)"#, instead: "'case … in (pattern)'",
            hits: "kind=$(case $name in *.swift) echo Swift;; esac)", "a=$(\ncase $1 in\n*) ;;\nesac)",
            misses: "kind=$(case $name in (*.swift) echo Swift;; esac)", "case $name in *.swift) a=$(ls);; esac"),
    ]
}
