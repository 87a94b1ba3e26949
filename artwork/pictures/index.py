#!/usr/bin/python3
"""index.py: write projects.json, one entry for each finished picture, from the specs' alternative texts.

A project's hero stands first, its second exterior next, its close view last; an exterior is called by its light."""
import glob
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', '..', 'content', 'seed', 'media', 'projects')
entries = []
for f in sorted(glob.glob(HERE + '/projects/*.json')):
    slug, spec = os.path.basename(f)[:-5], json.load(open(f))
    for view in ('hero', 'dusk', 'close'):
        name = f'{slug}-{view}.jpg'
        if os.path.exists(os.path.join(OUT, name)):
            v = spec['views'][view]
            light = v.get('light') or {'hero': 'golden', 'dusk': 'dusk'}.get(view)
            kind = 'close' if view == 'close' else 'dusk' if light in ('dusk', 'blue') else 'day'
            entries.append(dict(file='projects/' + name, slug=slug, view=kind, alt=v['alt'], focal=v['focal'], command=f'artwork/pictures/render.sh {slug} {view}'))
with open(HERE + '/projects.json', 'w') as out:
    json.dump(entries, out, indent=2, ensure_ascii=False)
    out.write('\n')
print(len(entries), 'pictures')
