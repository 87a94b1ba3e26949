#!/usr/bin/python3
"""index.py: write projects.json and offices.json, an entry for each finished picture, from the specs' alternative texts.

A project's hero stands first, its second exterior next, then its close view, unless its spec names another view as
`first`, and a room of its own last; an exterior is called by its light, and so is a close view that stands back: its spec
says `shown`."""
import glob
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.join(HERE, '..', '..', 'content', 'seed', 'media')
for kind in ('projects', 'offices'):
    entries = []
    for f in sorted(glob.glob(f'{HERE}/{kind}/*.json')):
        slug, spec = os.path.basename(f)[:-5], json.load(open(f))
        for view in [*sorted(('hero', 'dusk', 'close'), key=lambda view: view != spec.get('first', 'hero')), 'interior']:
            name = f'{kind}/{slug}-{view}.jpg'
            if os.path.exists(os.path.join(MEDIA, name)):
                v = spec['views'][view]
                light = v.get('light') or {'hero': 'golden', 'dusk': 'dusk'}.get(view)
                shown = v.get('shown') or (view if view in ('close', 'interior') else 'dusk' if light in ('dusk', 'blue', 'night') else 'day')
                caption = {'caption': v['caption']} if 'caption' in v else {}
                entries.append(dict(file=name, slug=slug, view=shown, alt=v['alt'], focal=v['focal'], **caption, command=f'artwork/pictures/render.sh {slug} {view}'))
    with open(f'{HERE}/{kind}.json', 'w') as out:
        json.dump(entries, out, indent=2, ensure_ascii=False)
        out.write('\n')
    print(len(entries), 'pictures of', kind)
