#!/usr/bin/python3
"""list.py [SLUG|VIEW...]: slug and view of every wanted picture (of those projects, those views), in the order of rendering."""
import glob
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
specs = {os.path.basename(f)[:-5]: json.load(open(f)) for f in sorted(glob.glob(HERE + '/projects/*.json'))}
flag = [s for s in specs if specs[s].get('flagship')]
rest = [s for s in specs if s not in flag]
jobs = [(s, 'hero') for s in flag + rest] + [(s, 'close') for s in flag + rest] + [(s, 'dusk') for s in flag] + [(s, 'interior') for s in flag]
views = [a for a in sys.argv[1:] if a not in specs]
slugs = [a for a in sys.argv[1:] if a in specs]
for slug, view in jobs:
    if view in specs[slug]['views'] and (not views or view in views) and (not slugs or slug in slugs):
        print(slug, view)
