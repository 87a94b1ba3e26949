#!/bin/bash
# render-all.sh [SLUG|VIEW...]: every picture that is missing or older than its spec, one at a time, at the lowest priority.
# Order: heroes of the flagships, other heroes, closes, dusks. Environment: WIDTH (1440), SAMPLES (32), STOP_AT ("02:20", UTC),
# DRAFT (a folder: 640 wide and 8 samples into it, the repository untouched),
# PAUSE (/tmp/pause-renders): while that file exists nothing starts, and a running render is suspended.
# Ctrl-C or TERM stops after killing the render in hand; finished pictures stay, a half-done one leaves no file.
D=$(dirname "$(readlink -f "$0")"); OUT=${DRAFT:-$D/../../content/seed/media/projects}; PAUSE=${PAUSE:-/tmp/pause-renders}
[ -n "$DRAFT" ] && WIDTH=${WIDTH:-640} SAMPLES=${SAMPLES:-8}
mkdir -p "$OUT"; CHILD=
stop() { [ -n "$CHILD" ] && kill -CONT -- "-$CHILD" 2>/dev/null && kill -TERM -- "-$CHILD" 2>/dev/null; echo stopped; exit 130; }
trap stop INT TERM
# the next such moment, so that an evening's run may stop after midnight
if [ -n "$STOP_AT" ]; then END=$(date -u -d "$STOP_AT" +%s) || exit 2; [ "$END" -lt "$(date +%s)" ] && END=$((END + 86400)); fi
late() { [ -n "$STOP_AT" ] && [ "$(date +%s)" -gt "$END" ]; }
mapfile -t JOBS < <("$D/list.py" "$@")
for job in "${JOBS[@]}"; do
  read -r slug view <<< "$job"; f="$OUT/$slug-$view.jpg"
  [ "$f" -nt "$D/projects/$slug.json" ] && continue
  while [ -e "$PAUSE" ]; do late && exit 0; sleep 2; done
  late && { echo "stopping: past $STOP_AT"; exit 0; }
  t=$SECONDS; held=0
  setsid "$D/render.sh" "$slug" "$view" "${WIDTH:-1440}" "${SAMPLES:-32}" ${DRAFT:+"$DRAFT/$slug-$view"} & CHILD=$!; state=run
  while kill -0 "$CHILD" 2>/dev/null; do
    if [ -e "$PAUSE" ]; then [ $state = run ] && kill -STOP -- "-$CHILD" && state=held
    else [ $state = held ] && kill -CONT -- "-$CHILD" && state=run; fi
    [ $state = held ] && held=$((held + 1)); sleep 1
  done
  wait "$CHILD"; rc=$?; CHILD=
  echo "$(date -u +%H:%M:%S) $slug-$view $([ $rc = 0 ] && echo done || echo FAILED) $((SECONDS - t - held)) s (held $held s)"
done
