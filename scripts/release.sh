#!/usr/bin/env bash
# Makes a release of the pushed tag, with the notes on its version from docs/pemilik/apa-yang-baru.md. Refuses a tag that differs
# from the version in package.json. Also refuses a tag without notes, because a shop's update shows the notes on all versions
# above its own.
set -euo pipefail
version=$(node -p 'require("./package.json").version')
[ "$GITHUB_REF_NAME" = "v$version" ] || { echo "The tag $GITHUB_REF_NAME is not the version $version of package.json." >&2; exit 1; }
notes=$(awk -v version="$version" '/^## /{ on = index($2, version) == 1 && length($2) == length(version); next } on' docs/pemilik/apa-yang-baru.md)
[ -n "$notes" ] || { echo "docs/pemilik/apa-yang-baru.md has no lines on $version." >&2; exit 1; }
gh release create "$GITHUB_REF_NAME" --verify-tag --title "$GITHUB_REF_NAME" --notes "$notes"
