#!/usr/bin/env bash
# Prints lane=content if only the shop's content differs from the code and content that were last tested and published: the tests
# of the code would have the same result as then. Prints lane=full in every other case, and if this cannot be found out.
#
# It compares with the last successful run, not with the commit before the push. Otherwise a change of content after a change of
# code that failed its tests would publish that code. It compares two trees and reads no history, so merges, force pushes and
# pushes of many commits need no special case.
set -uo pipefail

choose() {
  echo "Lane: $1, because $2" >&2
  echo "lane=$1"
  exit 0
}

[ "${GITHUB_EVENT_NAME:-}" = push ] || choose full "this is not a push"

# Runs on a push, or started by 'Mulai', 'Perbarui' or by hand, publish; those on a pull request do not.
runs=$(gh api --jq '.workflow_runs[] | "\(.event) \(.head_sha)"' \
  "repos/${GITHUB_REPOSITORY:-}/actions/workflows/publish.yml/runs?branch=${GITHUB_REF_NAME:-}&status=success&per_page=100") ||
  choose full "the earlier runs cannot be read"
published=$(awk '$1 != "pull_request" { print $2; exit }' <<< "$runs")
[[ $published =~ ^[0-9a-f]{40}$ ]] || choose full "nothing was published yet"

git cat-file -e "$published^{commit}" 2>/dev/null ||
  git fetch --quiet --depth=1 origin "$published" ||
  choose full "the commit published last is gone"

# The owner's guide counts as code, since the tests perform its steps.
git diff --quiet "$published" HEAD -- ':(exclude)content' && git diff --quiet "$published" HEAD -- content/README.md ||
  choose full "more than the content differs from $published"
choose content "only the content differs from $published"
