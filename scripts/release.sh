#!/usr/bin/env bash
# Makes a release of the tag that was pushed, with its lines of docs/apa-yang-baru.md. Refuses a tag that is not the version in
# package.json or has no lines, since the shops' updates go by both.
set -euo pipefail
version=$(node -p 'require("./package.json").version')
[ "$GITHUB_REF_NAME" = "v$version" ] || { echo "The tag $GITHUB_REF_NAME is not the version $version of package.json." >&2; exit 1; }
notes=$(awk -v version="$version" '/^## /{ on = index($2, version) == 1 && length($2) == length(version); next } on' docs/apa-yang-baru.md)
[ -n "$notes" ] || { echo "docs/apa-yang-baru.md has no lines on $version." >&2; exit 1; }
gh release create "$GITHUB_REF_NAME" --verify-tag --title "$GITHUB_REF_NAME" --notes "$notes"
