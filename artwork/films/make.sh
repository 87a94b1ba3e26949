#!/usr/bin/env bash
# Makes the three short films and their posters, content/seed/media/films/*.{mp4,jpg}, from the
# renders in content/seed/media. Each shot is one still with a slow move; shots meet in
# dissolves of 12 frames. Needs ffmpeg only. Takes some minutes on one core.
#
#   make.sh [film]...   only the films named (ashlar-in-courses, an-evening-in-the-city,
#                       a-walk-round-spindle-hebbal)
set -eu
cd "$(dirname "$0")"
media=../../content/seed/media
out=$media/films
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

fps=24
dissolve=12 # frames
film_limit=1600000
poster_limit=140000
# One thread and low priority: it is a background job wherever it runs.
ff() { nice -n 19 ffmpeg -hide_banner -loglevel error -nostdin -y -threads 1 -filter_threads 1 "$@"; }

# shot PICTURE FRAMES CROP ZOOM0 ZOOM1 X0 Y0 X1 Y1
# CROP: which 16:9 strip of the 16:10 picture, 0 top to 1 bottom. ZOOM: 1 is the whole strip.
# (A picture wider than 16:9 is padded above and below; zoom in enough to stay inside it, Y .5.)
# X, Y: where the window sits in the room the zoom leaves, 0 left/top to 1 right/bottom.
# zoompan moves by whole pixels of its input, so the input is enlarged six times: a step is then
# about an eighth of a pixel of the film, and a slow move does not tremble. Chroma is kept whole
# (yuv444p) for the same reason. Zoom grows by a constant ratio, which the eye reads as steady.
# The colours go from a JPEG's (BT.601, full range) to a film's (BT.709, limited).
shots=0
shot() {
  local t="(on/($2-1))"
  ff -i "$media/$1" -frames:v "$2" -vf "
    pad=iw:max(ih\,iw*9/16):0:(oh-ih)/2,crop=iw:iw*9/16:0:(ih-iw*9/16)*$3,
    scale=9600:5400:flags=lanczos:in_color_matrix=bt601:out_color_matrix=bt709:in_range=pc:out_range=tv,
    format=yuv444p,
    zoompan=z='$4*pow($5/$4,$t)':d=$2:fps=$fps:s=1280x720:
      x='(iw-iw/zoom)*($6+($8-$6)*$t)':y='(ih-ih/zoom)*($7+($9-$7)*$t)',
    format=yuv420p" -c:v ffv1 "$work/$shots.mkv"
  frames[shots]=$2
  shots=$((shots + 1))
}

# join NAME: dissolve the shots into one film, sized to the limit, and take the poster.
join() {
  local name=$1 inputs=() graph='' last='0:v' length=${frames[0]} i quality rate
  for ((i = 0; i < shots; i++)); do inputs+=(-i "$work/$i.mkv"); done
  for ((i = 1; i < shots; i++)); do
    graph+="[$last][$i:v]xfade=transition=fade:duration=$((dissolve * 1000000 / fps))us:"
    graph+="offset=$(((length - dissolve) * 1000000 / fps))us[x$i];"
    last=x$i
    length=$((length + frames[i] - dissolve))
  done
  ff "${inputs[@]}" -filter_complex "${graph%;}" -map "[$last]" -c:v ffv1 "$work/film.mkv"

  # Two passes to a rate that leaves 5% for the container and for the encoder's own error.
  rate=$((film_limit * 8 * 95 / 100 * fps / length))
  for i in 1 2; do
    ff -i "$work/film.mkv" -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact \
      -c:v libx264 -profile:v main -preset slower -tune film -pix_fmt yuv420p \
      -g $((fps * 4)) -b:v "$rate" -maxrate $((rate * 2)) -bufsize $((rate * 4)) \
      -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv \
      -pass "$i" -passlogfile "$work/pass" -movflags +faststart -f mp4 "$work/film.mp4"
  done
  check "$work/film.mp4" "$film_limit"

  # The poster is the first frame, so that the film starts without a jump; the best quality that fits.
  for quality in 2 3 4 5 6 7 8 9 10; do
    ff -i "$work/film.mkv" -frames:v 1 -map_metadata -1 -fflags +bitexact \
      -vf scale=in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc,format=yuvj420p \
      -q:v "$quality" -huffman optimal "$work/poster.jpg"
    [ "$(wc -c <"$work/poster.jpg")" -gt "$poster_limit" ] || break
  done
  check "$work/poster.jpg" "$poster_limit"

  cp "$work/film.mp4" "$out/$name.mp4"
  cp "$work/poster.jpg" "$out/$name.jpg"
  echo "$name: $length frames, film $(wc -c <"$out/$name.mp4") bytes," \
    "poster $(wc -c <"$out/$name.jpg") bytes"
  shots=0
  frames=()
}

check() {
  if [ "$(wc -c <"$1")" -gt "$2" ]; then
    echo "$(basename "$1") is $(wc -c <"$1") bytes, over $2" >&2
    exit 1
  fi
}

frames=()
for film in "${@:-ashlar-in-courses an-evening-in-the-city a-walk-round-spindle-hebbal}"; do
  for name in $film; do
    case $name in
    ashlar-in-courses) # from one wall to homes: 384 frames, 16 s
      shot ashlar-masonry.jpg 88 .5 1.00 1.14 .5 .5 .35 .5
      shot limestone-colonnade.jpg 86 .5 1.02 1.20 .5 .5 .5 .6
      shot ribbon-stair.jpg 86 .4 1.16 1.16 .1 .7 .9 .2
      shot office-blades-dusk.jpg 86 .5 1.22 1.12 .4 1 .6 0
      shot residential-brick-courtyard.jpg 86 .4 1.00 1.15 .5 .5 .5 .6
      ;;
    an-evening-in-the-city) # from the skyline to a sofa: 336 frames, 14 s
      shot skyline-blue-hour-wide.jpg 78 .5 1.38 1.38 .3 .5 .66 .5
      shot residential-twisted-blue-hour.jpg 76 .1 1.20 1.03 .5 1 .5 0
      shot townhouses-dusk.jpg 78 .6 1.14 1.14 .05 .6 .95 .5
      shot hotel-loggias-blue-hour.jpg 76 .5 1.02 1.18 .4 .5 .6 .5
      shot interior-living-dusk.jpg 76 .6 1.00 1.16 .5 .5 .55 .6
      ;;
    a-walk-round-spindle-hebbal) # from the lake to a sofa: 288 frames, 12 s
      shot projects/spindle-hebbal-dusk.jpg 81 .5 1.02 1.22 .5 .5 .55 .3
      shot projects/spindle-hebbal-hero.jpg 81 .3 1.25 1.05 .5 1 .5 .2
      shot projects/spindle-hebbal-close.jpg 81 .5 1.16 1.16 .3 .9 .6 .1
      shot projects/spindle-hebbal-interior.jpg 81 .6 1.02 1.16 .3 .5 .6 .5
      ;;
    *)
      echo "no such film: $name" >&2
      exit 2
      ;;
    esac
    join "$name"
  done
done
