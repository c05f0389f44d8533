#!/usr/bin/env bash
# Prints lane=content when only the shop's content differs from what was last tested and published, since the program's tests
# would have the same result as then. Prints lane=full in every other case, and when this cannot be found out.
#
# It compares with the last successful run and not with the commit before the push: otherwise a change of content after a
# program change that failed its tests would publish that program. It compares two trees and reads no history, so merges, force
# pushes and pushes of many commits need no special case.
set -uo pipefail

choose() {
  echo "Lane: $1, because $2" >&2
  echo "lane=$1"
  exit 0
}

[ "${GITHUB_EVENT_NAME:-}" = push ] || choose full "this is not a push"

published=$(gh api --jq '.workflow_runs[0].head_sha // empty' \
  "repos/${GITHUB_REPOSITORY:-}/actions/workflows/publish.yml/runs?branch=${GITHUB_REF_NAME:-}&event=push&status=success&per_page=1") ||
  choose full "the earlier runs cannot be read"
[[ $published =~ ^[0-9a-f]{40}$ ]] || choose full "nothing was published yet"

git cat-file -e "$published^{commit}" 2>/dev/null ||
  git fetch --quiet --depth=1 origin "$published" ||
  choose full "the commit published last is gone"

# The owner's guide counts as program, since the tests perform its steps.
git diff --quiet "$published" HEAD -- ':(exclude)content' && git diff --quiet "$published" HEAD -- content/README.md ||
  choose full "more than the content differs from $published"
choose content "only the content differs from $published"
