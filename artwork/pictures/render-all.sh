#!/bin/bash
# render-all.sh [VIEW...]: every picture that is missing or older than its spec, one at a time, at the lowest priority.
# Order: heroes of the flagships, other heroes, closes, dusks. Environment: SAMPLES (48), STOP_AT ("02:20", UTC),
# PAUSE (/tmp/pause-renders): while that file exists nothing starts, and a running render is suspended.
# Ctrl-C or TERM stops after killing the render in hand; finished pictures stay, a half-done one leaves no file.
D=$(dirname "$(readlink -f "$0")"); OUT="$D/../../content/seed/media/projects"; PAUSE=${PAUSE:-/tmp/pause-renders}
mkdir -p "$OUT"; CHILD=
stop() { [ -n "$CHILD" ] && kill -CONT -- "-$CHILD" 2>/dev/null && kill -TERM -- "-$CHILD" 2>/dev/null; echo stopped; exit 130; }
trap stop INT TERM
late() { [ -n "$STOP_AT" ] && [[ $(date -u +%H:%M) > "$STOP_AT" ]]; }
"$D/list.py" "$@" | while read -r slug view; do
  echo "$slug $view"
done > "${TMPDIR:-/tmp}/ashlar-render-list.$$"
mapfile -t JOBS < "${TMPDIR:-/tmp}/ashlar-render-list.$$"; rm -f "${TMPDIR:-/tmp}/ashlar-render-list.$$"
for job in "${JOBS[@]}"; do
  read -r slug view <<< "$job"; f="$OUT/$slug-$view.jpg"
  [ "$f" -nt "$D/projects/$slug.json" ] && continue
  while [ -e "$PAUSE" ]; do late && exit 0; sleep 2; done
  late && { echo "stopping: past $STOP_AT"; exit 0; }
  t=$SECONDS; held=0
  setsid nice -n 19 "$D/render.sh" "$slug" "$view" 1600 "${SAMPLES:-48}" & CHILD=$!; state=run
  while kill -0 "$CHILD" 2>/dev/null; do
    if [ -e "$PAUSE" ]; then [ $state = run ] && kill -STOP -- "-$CHILD" && state=held
    else [ $state = held ] && kill -CONT -- "-$CHILD" && state=run; fi
    [ $state = held ] && held=$((held + 1)); sleep 1
  done
  wait "$CHILD"; rc=$?; CHILD=
  echo "$(date -u +%H:%M:%S) $slug-$view $([ $rc = 0 ] && echo done || echo FAILED) $((SECONDS - t - held)) s (held $held s)"
done
