#!/usr/bin/env bash
# Makes web/src/ui/fonts/anek-latin.woff2, the site's one typeface, from the packaged Anek Latin.
# Why a script: the packaged file with both axes is 104 KB; ours must be 45 KB (46,080 bytes) or
# less. See ../README.md. Needs: npm, and Debian's fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")"
out=../../web/src/ui/fonts
# Debian's Python, which has Debian's fonttools, even where another Python comes first in PATH.
python=${PYTHON:-/usr/bin/python3}
package=@fontsource-variable/anek-latin@5.3.0
limit=46080
# The same bytes every time.
export PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=0

# The axes' limits and how far (thousandths of an em) an outline may stray from the original.
wght='300 700'
wdth='75 125'
tolerance=${TOLERANCE:-3.5}

# Basic Latin, Latin-1 but for a few rare signs (such as the pilcrow), OE, Y with diaeresis;
# spaces, dashes, quotes, bullet, ellipsis, primes, angle quotes; euro, rupee, trade mark, minus.
# The family draws no arrows: those are SVG icons.
unicodes=U+0020-007E,U+00A0,U+00A1,U+00A3,U+00A5,U+00A7,U+00A9-00AB,U+00AD-00AE,U+00B0-00B4,U+00B7,U+00B9-00FF,U+0152,U+0153,U+0178
unicodes=$unicodes,U+2009,U+202F,U+2010,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D
unicodes=$unicodes,U+2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+20AC,U+20B9,U+2122,U+2212
# rvrn is the question mark that changes with weight. The family has no lnum or case: its figures
# are lining already. Those two are named so that a later release that has them brings them.
features=${FEATURES:-kern,liga,calt,tnum,lnum,case,rvrn}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$work" && npm pack --silent "$package" >/dev/null && tar xzf ./*.tgz)
files=$work/package/files

# shellcheck disable=SC2086 # the limits are two words each on purpose
"$python" remaster.py "$files/anek-latin-latin-wdth-normal.woff2" \
  "$files/anek-latin-latin-ext-wdth-normal.woff2" "$work/remastered.ttf" \
  $wght $wdth "$tolerance"

mkdir -p "$out"
"$python" -m fontTools.subset "$work/remastered.ttf" --output-file="$work/anek-latin.woff2" \
  --flavor=woff2 --unicodes="$unicodes" --layout-features="$features" \
  --no-hinting --name-IDs=0,1,2,4,5,6,13,14 --name-languages=0x409 --notdef-outline

size=$(wc -c <"$work/anek-latin.woff2")
if [ "$size" -gt "$limit" ]; then
    echo "anek-latin.woff2 is $size bytes, over $limit" >&2
  exit 1
fi
cp "$work/anek-latin.woff2" "$out/anek-latin.woff2"
cp "$work/package/LICENSE" "$out/OFL.txt"
echo "anek-latin.woff2: $size bytes; wght $wght, wdth $wdth"
