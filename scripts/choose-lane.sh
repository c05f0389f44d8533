#!/usr/bin/env bash
# Compares the project with its last published version, whose tests passed. Prints lane=content if only the shop's content
# differs, because the code's tests would have the same result. Prints lane=full in every other case, also if the comparison
# fails.
#
# It compares with the last successful run, not with the commit before the push. Otherwise a change of content would publish
# the code of an earlier push that failed its tests. It compares two trees and reads no history, so merges, force pushes and
# pushes of many commits need no special case.
set -uo pipefail

choose() {
  echo "Lane: $1, because $2" >&2
  echo "lane=$1"
  exit 0
}

[ "${GITHUB_EVENT_NAME:-}" = push ] || choose full "this is not a push"

# A run publishes if it starts on a push, by 'Mulai' or by hand. A run on a pull request does not.
runs=$(gh api --jq '.workflow_runs[] | "\(.event) \(.head_sha)"' \
  "repos/${GITHUB_REPOSITORY:-}/actions/workflows/publish.yml/runs?branch=${GITHUB_REF_NAME:-}&status=success&per_page=100") ||
  choose full "the earlier runs cannot be read"
published=$(awk '$1 != "pull_request" { print $2; exit }' <<< "$runs")
[[ $published =~ ^[0-9a-f]{40}$ ]] || choose full "nothing was published yet"

git cat-file -e "$published^{commit}" 2>/dev/null ||
  git fetch --quiet --depth=1 origin "$published" ||
  choose full "the commit published last is gone"

git diff --quiet "$published" HEAD -- ':(exclude)content' ||
  choose full "more than the content differs from $published"
choose content "only the content differs from $published"
