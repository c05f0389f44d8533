#!/usr/bin/env bash
# Installs the newest release of every Gatsby package in package.json, without changing package.json.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t packages < <(node -p 'Object.keys(require("./package.json").dependencies).filter((name) => /^gatsby(-|$)/.test(name)).map((name) => `${name}@latest`).join("\n")')
npm install --no-save "${packages[@]}"
npm ls --depth=0 "${packages[@]%@latest}"
