# Writes the typed syntax trees of sources to the file "trees", as one JSON array, and compiler errors to "errors".
#
# One batch means one process for all files. `swift demangle` expects `$s…` where the compiler writes `s:…`. The
# module's own name and the marks of private names are removed, because they aren't needed. A file may have the
# module's name, so a slash before each file's name protects the file's name.
module=$1 modules=$2; shift 2
export LC_ALL=C
# In Xcode's build phases, both variables are set for the app. Other toolchains need SDKROOT to find modules.
[ -n "$XCODE_VERSION_ACTUAL" ] && unset SDKROOT TOOLCHAINS
[ -x /usr/bin/xcrun ] && export SDKROOT="${SDKROOT:-$(xcrun --sdk macosx --show-sdk-path)}"
swiftc -dump-ast -dump-ast-format json -enable-batch-mode -driver-batch-count 1 -suppress-warnings \
    -swift-version 6 -default-isolation MainActor -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -enable-upcoming-feature MemberImportVisibility -D DEBUG -D SWIFT_PACKAGE \
    -D SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE -module-name "$module" -I "$modules" "$@" \
    >raw 2>errors || exit $?
{ printf '['; cat raw errors; printf ']'; } | sed -e 's/,"buffer_id":"[^"]*"//g' -e 's/"filename":"/&\//g' -e 's/"s:/"$s/g' -e 's/}{"_kind":"source_file"/},{"_kind":"source_file"/g' \
    | swift demangle | sed -E -e 's/\(([^ ()]+) in _[0-9A-F]{32}\)/\1/g' -e "s/([^A-Za-z0-9_./])$module[.]/\1/g" >trees
