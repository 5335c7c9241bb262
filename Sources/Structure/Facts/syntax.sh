# Prints the typed syntax trees of sources to the file "trees", as one JSON array; the compiler's errors to "errors".
#
# One batch is one process for all files. Symbols in the answer are `s:…`, which reads as a mangled name with `$`; the
# module's own name and the marks of private names only get in the way. A file may have the module's name: the slash
# before it keeps it.
module=$1 modules=$2; shift 2
export LC_ALL=C
# In a build phase of Xcode, these are an app's; a toolchain that isn't Xcode's doesn't find the system's modules by itself.
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
