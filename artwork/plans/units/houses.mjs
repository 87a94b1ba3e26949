/**
 * Houses and villas, level beside level.
 *
 * @typedef {import('./apartments.mjs').Home} Home
 */
/** @type {Record<string, Record<string, Home>>} */
export const houses = {
  'sixty-doors': {
    'Row house, 3 bedrooms': {
      party: 'ew',
      levels: [
        {
          suffix: '(ground)',
          rows: [
            [15, '**Living and dining:13 | Kitchen:10'],
            [9, 'Stair and hall'],
            [15, 'Entrance:6 | Shaft=1 | Powder room=3.5'],
          ],
        },
        {
          suffix: '(upper)',
          rows: [
            [14, 'Bedroom 1:13 | Study:10'],
            [10, 'Bath 1=6.5 | Shaft=1.5 | Stair and landing:9 | Shaft=1.5 | Bath 3=5'],
            [15, 'Bedroom 2:12 | Bedroom 3:11'],
          ],
        },
      ],
    },
    'Row house, 4 bedrooms': {
      party: 'ew',
      levels: [
        {
          suffix: '(ground)',
          rows: [
            [14, '**Living and dining:11.5 | Kitchen:9'],
            [9, 'Stair and hall'],
            [13, 'Entrance:5 | Shaft=1 | Powder room=3.5'],
          ],
        },
        {
          suffix: '(first)',
          rows: [
            [13.5, 'Bedroom 1:20'],
            [9, 'Bath 1=5.5 | Shaft=1.5 | Stair and reading nook:7 | Shaft=1.5 | Bath 2=5.5'],
            [13.5, 'Bedroom 2:20'],
          ],
        },
        {
          suffix: '(second)',
          rows: [
            [13.5, 'Bedroom 3:20'],
            [9, 'Bath 3=5.5 | Shaft=1.5 | Stair and linen:7 | Shaft=1.5 | Bath 4=5.5'],
            [13.5, 'Bedroom 4:20'],
          ],
        },
      ],
    },
  },
  'catamaran-lane': {
    'Villa, 3 bedrooms': {
      levels: [
        {
          suffix: '(ground)',
          rows: [
            [14, 'Kitchen:11 | Dining:17'],
            [10, 'Utility=5 | Shaft=1.5 | Powder room=5 | Stair and hall:16'],
            [14, 'Living:18 | Entrance:9'],
          ],
        },
        {
          suffix: '(upper)',
          rows: [
            [14, 'Bedroom 1:14 | Bath 1/Bath 2=6 | Bedroom 2:12'],
            [7, 'Stair and landing'],
            [13, 'Study:10 | Bath 3/Linen store=6 | Bedroom 3:13'],
          ],
        },
      ],
      balconies: [['Veranda (upper)', 'Bedroom 1 (upper)', 5]],
    },
    'Villa, 4 bedrooms': {
      levels: [
        {
          suffix: '(ground)',
          rows: [
            [15, 'Kitchen:12 | Utility=5 | Dining:17'],
            [8, 'Stair and hall'],
            [15, 'Bedroom 1:13 | Bath 1/Powder room=6 | Entrance:7 | Living:17'],
          ],
        },
        {
          suffix: '(upper)',
          rows: [
            [15, 'Bedroom 2:14 | Bath 2/Bath 3=6 | Bedroom 3:14'],
            [7, 'Stair and landing'],
            [15, 'Bedroom 4:13 | Bath 4/Linen store=6 | Family room:15'],
          ],
        },
      ],
      balconies: [['Veranda (upper)', 'Bedroom 2 (upper)', 5]],
    },
  },
  'moonwell-villas': {
    'Villa, court house': {
      levels: [
        {
          rows: [
            [15, 'Bedroom 1:15 | Bath 1/Dressing 1=7 | Dining room:19 | Bath 2/Powder room=7 | Bedroom 2:15'],
            [5, 'Gallery, north'],
            [18, 'Living room:22 | Open court:19 | Kitchen:14 | Utility=7'],
            [5, 'Gallery, south'],
            [15, 'Bedroom 3:15 | Bath 3/Puja room=7 | Entrance:19 | Bath 4/Store=7 | Bedroom 4:15'],
          ],
        },
      ],
    },
    'Villa, garden house': {
      levels: [
        {
          suffix: '(ground)',
          rows: [
            [17, 'Living:21 | Dining:16 | Kitchen:13'],
            [8, 'Stair and hall'],
            [15, 'Bedroom 1:15 | Bath 1/Powder room=7 | Entrance:9 | Bath 2/Store=7 | Bedroom 2:14'],
          ],
        },
        {
          suffix: '(upper)',
          rows: [
            [17, 'Bedroom 3:18 | Bath 3/Dressing 3=7 | Family room:25'],
            [8, 'Stair and landing'],
            [15, 'Bedroom 4:18 | Bath 4/Dressing 4=7 | Roof terrace:25'],
          ],
        },
      ],
    },
  },
  'laterite-five': {
    'Villa, 3 bedrooms and study': {
      levels: [
        {
          rows: [
            [14, 'Bedroom 1:14 | Bath 1/Dressing 1=6 | Dining room:15 | Kitchen:12 | Utility=5'],
            [4.5, 'Gallery, north'],
            [14, 'Living room:20 | Open court and frangipani:15 | Study:13'],
            [4.5, 'Gallery, south'],
            [13, 'Bedroom 2:14 | Bath 2/Powder room=6 | Entrance:10 | Bath 3/Store=6 | Bedroom 3:13'],
          ],
        },
      ],
      balconies: [['Entrance veranda', 'Entrance', 8]],
    },
    'Villa, 4 bedrooms': {
      mirror: true,
      levels: [
        {
          rows: [
            [15, 'Bedroom 1:14 | Bath 1/Dressing 1=7 | Dining room:17 | Bath 2/Powder room=7 | Bedroom 2:14'],
            [4.5, 'Gallery, north'],
            [16, 'Living room:20 | Open court:17 | Kitchen:13 | Utility=6'],
            [4.5, 'Gallery, south'],
            [14, 'Bedroom 3:14 | Bath 3/Store=7 | Entrance:16 | Bath 4/Linen store=7 | Bedroom 4:14'],
          ],
        },
      ],
      balconies: [['Entrance veranda', 'Entrance', 8]],
    },
  },
}
