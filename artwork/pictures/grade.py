#!/usr/bin/python3
"""grade.py SPEC VIEW: print the arguments of kit/post.py for a view (its own 'grade' follows the light's)."""
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
text = open(os.path.join(HERE, 'gen', 'light.py')).read()
grades = dict(re.findall(r"'(\w+)': '([^']+)'", text))
spec = json.load(open(sys.argv[1]))
hero, view = spec['views']['hero'], spec['views'].get(sys.argv[2], {})
name = view.get('light') or {'dusk': 'dusk'}.get(sys.argv[2]) or hero.get('light', 'golden')
print(grades[name], view.get('grade', ''))
