#!/bin/bash
# render.sh SLUG VIEW [WIDTH SAMPLES OUT]: one picture. Without the last three: the final JPEG in content/seed/media/projects,
# or in offices for what is in that folder here.
D=$(dirname "$(readlink -f "$0")"); S=$1; V=$2; W=${3:-1440}; N=${4:-32}
K=projects; [ -f "$D/offices/$S.json" ] && K=offices
T=${5:-${TMPDIR:-/tmp}/ashlar-render/$S-$V}; mkdir -p "$(dirname "$T")"
[ -f "$D/kit/nlm.so" ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC "$D/kit/nlm.c" -o "$D/kit/nlm.so" -lm || exit 1
nice -n 19 ionice -c3 blender -b --factory-startup --python "$D/project.py" -- --spec "$D/$K/$S.json" --view "$V" --w "$W" --spp "$N" --out "$T" > "$T.log" 2>&1
grep -E "CAMERA|RENDER_TIME|Error|Traceback|  File" "$T.log"
[ -f "${T}_b.exr" ] || exit 1
G=$(/usr/bin/python3 "$D/grade.py" "$D/$K/$S.json" "$V")
OMP_NUM_THREADS=2 nice -n 19 ionice -c3 /usr/bin/python3 "$D/kit/post.py" "$T" "$T.png" --R 5 $G || exit 1
rm -f "${T}_a.exr" "${T}_b.exr"
[ -n "$5" ] && exit 0
O="$D/../../content/seed/media/$K"; mkdir -p "$O"; KB=395; [ "$V" = interior ] && KB=170
/usr/bin/python3 "$D/kit/jpeg.py" "$T.png" "$O/.$S-$V.jpg" $KB && mv "$O/.$S-$V.jpg" "$O/$S-$V.jpg"; rm -f "$T.png" "$T.jpg"
