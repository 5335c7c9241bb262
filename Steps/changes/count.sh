#!/usr/bin/env bash
# Counts the figures in figures.tsv again, at the commit in commit.txt, and prints them in the same format, except for
# 'lines repeated'. This takes about half an hour, because each change is built and tested, and then built and tested
# again for each view, without the change's edits to that view. Run 'bash Steps/changes/count.sh >counted.tsv'.
set -euo pipefail
export LC_ALL=C GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 TOP_MOVIES_STRICT=
cd "$(dirname "$0")"
changes=$PWD
tree=$(cd ../.. && pwd)/.build/study
[ -d "$tree" ] || git worktree add --quiet --force --detach "$tree" "$(cat commit.txt)"
cd "$tree"
git reset --quiet --hard "$(cat "$changes/commit.txt")"
git apply --index --whitespace=nowarn "$changes/package.patch"
app=$(git write-tree)

edits() { git diff --cached --no-renames --diff-algorithm=histogram --indent-heuristic "$base" "$@"; }
count() { edits --numstat -- "$@" | awk '{ sum += $1 + $2 } END { print sum + 0 }'; }
passes() { swift build --build-tests --disable-xctest >&2 && swift test --skip-build --disable-xctest >&2; }
layers=(none business 'business|presenter' 'business|presenter|router')
laws() { grep -cE "^\+.*LayerLaw\(\.(${layers[$step]})," "$change/laws.patch"; }
patches() { # Without a patch of its own, 1b with a router has that of 1b. Step 4 has that of step 3, renamed.
    for name in laws shared 1 1b 1b-router 2 3; do cat "$change/$name.patch" 2>/dev/null || true; done
    [ -f "$change/1b-router.patch" ] || sed 's/1b-MVVM/1b-Router/g' "$change/1b.patch"
    sed 's/ViewModel/Interactor/g; s/viewModel/interactor/g; s/3-Router/4-Interactor/g; s/Step3Router/Step4Interactor/g
        s/step3-router/step4-interactor/g; s/Step3/Step4/g' "$change/3.patch"
}
unnoticed() {
    for view in $(edits --name-only --diff-filter=M -- "$folder/*View.swift"); do
        git checkout --quiet "$base" -- "$view"
        if passes; then echo "$view"; fi
        git checkout --quiet "$changed" -- "$view"
    done | awk 'END { print NR }'
}
row() { # Prints a figure for each column. Only steps 1 to 3 have tests of single layers.
    printf '%s\t%s' "${change##*/}" "$1"
    for column in 1/1-MVVM 1b/1b-MVVM 1b-router/1b-Router 2/2-Presenter 3/3-Router; do
        step=${column%/*} folder=Sources/TopMovies/${column#*/}
        case "$step $1" in 1b*" tests "* | 1b*laws*) printf '\t–' ;; *) printf '\t%s' "$(eval "$2")" ;; esac
    done
    echo
}
sizes() { row 'changed lines' 'count $folder' && row 'without the JSON views' 'count $folder ":!*/JSON*"'; }

head -n 1 "$changes/figures.tsv"
for change in "$changes"/[0-9]*; do
    git read-tree -u --reset "$app"
    patches | git apply --index --whitespace=nowarn
    base=$app changed=$(git write-tree)
    passes
    sizes
    row 'lines changed in views' 'count "$folder/*View.swift"'
    row 'lines changed in tests and doubles' 'count "Tests/TopMoviesTests/Layers/Step${step}Layers.swift"'
    row 'laws below the views' laws
    row 'left-out views that no test catches' unnoticed
done
git read-tree -u --reset "$app"
change=all base=$(git hash-object -t tree /dev/null)
sizes
