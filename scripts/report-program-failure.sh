#!/usr/bin/env bash
# Tells the owner, in the run's summary and as an annotation, that the program failed and not the shop's content.
set -euo pipefail
cat >> "$GITHUB_STEP_SUMMARY" <<'TEXT'
## Situs belum diperbarui: bukan karena isi toko

Situs lama tetap tampil. Yang gagal adalah pemasangan, pembuatan, atau tes program situs, bukan isi toko Anda.

1. Ketuk **Re-run jobs** di kanan atas; jaringan yang tersendat sering kali penyebabnya.
2. Jika tetap gagal, kirim alamat halaman ini kepada orang yang membuat situs Anda.
TEXT
echo "::error title=Situs belum diperbarui::Bukan karena isi toko Anda. Ketuk Re-run jobs; jika tetap gagal, kirim alamat halaman ini kepada orang yang membuat situs Anda."
