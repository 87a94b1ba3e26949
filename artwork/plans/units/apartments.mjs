/**
 * Homes on one level, each as `layout.mjs` reads rows, with its balconies and how it is turned: `turn` quarters clockwise
 * from a living room in the north and a front door in the south.
 *
 * @typedef {{
 *   levels: { rows: import('./layout.mjs').Row[], suffix?: string }[],
 *   balconies?: [name: string, over: string, depth: number][], turn?: number, mirror?: boolean, party?: string,
 * }} Home
 */
const LIVING = 'Living and dining'

/**
 * @param {import('./layout.mjs').Row[]} rows
 * @param {Omit<Home, 'levels'>} [more]
 * @returns {Home}
 */
const home = (rows, more = {}) => ({ levels: [{ rows }], ...more })

/** @type {Record<string, Record<string, Home>>} */
export const apartments = {
  'samphire-house': {
    '4 BHK': home(
      [
        [15, 'Bedroom 1:14 | Bath 1/Dressing 1=6.5 | *Living and dining:22 | Bath 2/Powder room=5.5 | Bedroom 2:13'],
        [5, 'Gallery passage'],
        [
          13.5,
          'Bedroom 3:13 | Bath 3/Store=6 | Entrance:9 | Kitchen:12 | Utility=5 | Bath 4/Linen store=6 | Bedroom 4:13',
        ],
      ],
      { balconies: [['Balcony', LIVING, 6]], turn: 3 },
    ),
    '4 BHK, corner': home(
      [
        [15, '*Living and dining:22 | Bath 2/Powder room=6 | Bedroom 2:13 | Bath 1/Dressing 1=7 | Bedroom 1:14'],
        [5, 'Passage'],
        [14, 'Study:9 | Entrance:8 | Utility=5 | Kitchen:12 | Bedroom 3:12 | Bath 3/Bath 4=6 | Bedroom 4:12'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 3, mirror: true },
    ),
    '5 BHK': home(
      [
        [18, 'Bedroom 1:16 | Bath 1/Dressing 1=8 | *Living and dining:26 | Bath 2/Powder room=6.5 | Bedroom 2:15'],
        [5.5, 'Gallery passage'],
        [
          15,
          'Bedroom 3:14 | Bath 3/Bath 4=6.5 | Bedroom 4:13 | Kitchen:11 | Utility=6 | Entrance:9 | Bath 5/Store=6.5 | Bedroom 5:14',
        ],
      ],
      { balconies: [['Balcony', LIVING, 7]], turn: 3 },
    ),
  },
  'heron-bend': {
    '2 BHK': home(
      [
        [12, 'Bedroom 1:12 | Bath 1/Bath 2=5.5 | *Living and dining:15'],
        [4, 'Passage'],
        [10.5, 'Bedroom 2:11.5 | Kitchen:10 | Utility=4 | Entrance:6'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 1 },
    ),
    '3 BHK': home(
      [
        [13, 'Bedroom 1:13 | Bath 1/Bath 2=5.5 | *Living and dining:15 | Bath 3/Puja room=5.5 | Bedroom 3:11'],
        [4, 'Passage'],
        [11.5, 'Bedroom 2:13 | Store=5 | Entrance:7 | Kitchen:10 | Utility:8'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]] },
    ),
    '4 BHK': home(
      [
        [13, 'Bedroom 1:13 | Bath 1/Bath 2=6 | Bedroom 2:12 | *Living and dining:20'],
        [4.5, 'Passage'],
        [12.5, 'Bedroom 3:12 | Bath 3/Bath 4=6 | Bedroom 4:11.5 | Study:8 | Entrance:7 | Kitchen:10 | Utility=5'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 1 },
    ),
  },
  boulderline: {
    '3 BHK': home(
      [
        [14.5, 'Bedroom 1:14 | Bath 1/Powder room=6 | *Living and dining:18 | Bath 3/Puja room=6 | Bedroom 3:13'],
        [4.5, 'Passage'],
        [12.5, 'Bedroom 2:14 | Bath 2/Store=6 | Entrance:8 | Kitchen:13 | Utility:9'],
      ],
      { balconies: [['Balcony', LIVING, 5.5]] },
    ),
    '4 BHK': home(
      [
        [16, '*Living and dining:23 | Bath 2/Powder room=6.5 | Bedroom 2:13 | Bath 1/Dressing 1=7 | Bedroom 1:14.5'],
        [5, 'Passage'],
        [
          14,
          'Bedroom 4:12 | Bath 4/Puja room=7 | Entrance:8 | Kitchen:11 | Utility=5 | Second kitchen=7 | Bath 3/Linen store=6 | Bedroom 3:13',
        ],
      ],
      { balconies: [['Balcony', LIVING, 5.5]], turn: 3 },
    ),
    '5 BHK': home(
      [
        [18, 'Bedroom 1:16 | Bath 1/Dressing 1=8 | *Living room:26 | Bath 2/Powder room=7 | Bedroom 2:15'],
        [5.5, 'Passage'],
        [
          15.5,
          'Bedroom 3:14 | Bath 3/Bath 4=7 | Bedroom 4:13 | Kitchen:11 | Second kitchen=7 | Dining and gallery:12 | Entrance:8 | Bath 5/Puja room=7 | Bedroom 5:13',
        ],
      ],
      { mirror: true },
    ),
  },
  'sandgrouse-house': {
    '4 BHK': home(
      [
        [16, 'Bedroom 1:14.5 | Bath 1/Dressing 1=7 | *Living and dining:24 | Bath 2/Powder room=6 | Bedroom 2:13.5'],
        [5, 'Passage'],
        [
          14.5,
          'Bedroom 3:13 | Bath 3/Bath 4=6.5 | Bedroom 4:12.5 | Entrance:9 | Kitchen:10 | Staff room=7 | Family room:14',
        ],
      ],
      {},
    ),
    '5 BHK': home(
      [
        [18, 'Bedroom 1:15.5 | Bath 1/Dressing 1=8 | *Living and dining:26 | Bath 2/Powder room=7 | Bedroom 2:15'],
        [5.5, 'Passage'],
        [
          15.5,
          'Bedroom 3:14 | Bath 3/Bath 4=7 | Bedroom 4:13 | Entrance:10 | Kitchen:12 | Staff room=8 | Bath 5/Store=7 | Bedroom 5:14',
        ],
      ],
      { balconies: [['Balcony', LIVING, 7.5]], mirror: true },
    ),
  },
  'spindle-hebbal': {
    '3 BHK': home(
      [
        [13.5, 'Bedroom 1:13 | Bath 1/Bath 2=6 | Bedroom 2:12 | *Living and dining:17'],
        [4.5, 'Passage'],
        [12, 'Bedroom 3:12 | Bath 3/Store=6 | Family and study:11 | Entrance:7 | Kitchen:12'],
      ],
      { balconies: [['Balcony', LIVING, 5]], mirror: true },
    ),
    '3 BHK, lake side': home(
      [
        [14, 'Bedroom 1:14 | Bath 1/Puja room=6 | *Living and dining:20 | Bath 3/Powder room=6 | Bedroom 3:13'],
        [4.5, 'Passage'],
        [12.5, 'Bedroom 2:13 | Bath 2/Store=6 | Entrance:8 | Kitchen:13 | Utility:9'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 2 },
    ),
    '4 BHK': home(
      [
        [15.5, 'Bedroom 1:14 | Bath 1/Dressing 1=7 | *Living and dining:23 | Bath 2/Powder room=6 | Bedroom 2:13'],
        [5, 'Gallery passage'],
        [14, 'Bedroom 3:13 | Bath 3/Store=6 | Kitchen:12 | Utility=5 | Entrance:9 | Bath 4/Puja room=6 | Bedroom 4:13'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 2 },
    ),
  },
  'chabutro-house': {
    '4 BHK, east': home(
      [
        [15, 'Bedroom 1:14 | Bath 1/Dressing 1=6.5 | *Living and dining:22 | Bath 2/Powder room=6 | Bedroom 2:13'],
        [6, 'Passage and baithak'],
        [
          13.5,
          'Bedroom 3:12.5 | Bath 3/Store=6 | Kitchen:12 | Utility=5 | Entrance:8 | Bath 4/Puja room=6.5 | Bedroom 4:12.5',
        ],
      ],
      { balconies: [['Balcony', LIVING, 6]], turn: 1, mirror: true },
    ),
    '4 BHK, west': home(
      [
        [
          15.5,
          '*Living and dining:22 | Baithak:10 | Bath 2/Powder room=6 | Bedroom 2:13 | Bath 1/Dressing 1=6.5 | Bedroom 1:14',
        ],
        [5, 'Passage'],
        [
          13.5,
          'Entrance:8 | Puja and study:9 | Kitchen:11 | Utility=5 | Bedroom 3:12.5 | Bath 3/Bath 4=6.5 | Bedroom 4:12.5',
        ],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 3, mirror: true },
    ),
  },
  'ferry-steps': {
    '1 BHK': home(
      [
        [13, '*Living and kitchen:15.5 | Bedroom:12'],
        [3.5, 'Passage'],
        [6, 'Day-bed alcove:9 | Entrance:6.5 | Shaft=2 | Bath:9'],
      ],
      { balconies: [['Balcony', 'Living and kitchen', 4]], mirror: true },
    ),
    '2 BHK': home(
      [
        [13, 'Bedroom 1:12 | *Living and dining:16 | Bedroom 2:11.5'],
        [4, 'Passage'],
        [8, 'Bath 1:7 | Shaft=2 | Store:5 | Kitchen:10 | Entrance:7 | Shaft=2 | Bath 2:7.5'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 2 },
    ),
    '3 BHK': home(
      [
        [14, 'Bedroom 1:13 | Bath 1/Bath 2=6 | *Living room:18 | Bath 3/Store=6 | Bedroom 3:12'],
        [4, 'Passage'],
        [11.5, 'Bedroom 2:13 | Entrance:7 | Dining:12 | Kitchen:11'],
      ],
      { balconies: [['Balcony', 'Living room', 5.5]], turn: 1 },
    ),
  },
  'slow-hill': {
    '2 BHK': home(
      [
        [12, 'Bedroom 1:12 | Bath 1/Bath 2=5.5 | *Living and dining:15.5'],
        [3.5, 'Passage'],
        [10, 'Bedroom 2:12 | Entrance:6.5 | Kitchen:9 | Utility=4'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 3 },
    ),
    '3 BHK': home(
      [
        [12.5, 'Bedroom 1:12.5 | Bath 1/Bath 2=5.5 | Bedroom 2:11 | *Living and dining:15'],
        [4, 'Passage'],
        [10.5, 'Bedroom 3:12 | Store=5 | Kitchen:10 | Utility=5 | Entrance:8'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 3 },
    ),
    '3 BHK with study': home(
      [
        [13, 'Bedroom 1:13 | Bath 1/Bath 2=5.5 | *Living and dining:17 | Bath 3/Store=5.5 | Bedroom 3:11.5'],
        [4, 'Passage'],
        [11, 'Bedroom 2:13 | Study:9 | Kitchen:11 | Entrance:7 | Utility=6'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 3, mirror: true },
    ),
  },
  'semaphore-106': {
    '3 BHK': home(
      [
        [13, 'Bedroom 1:13 | Bath 1/Bath 2=5.5 | Bedroom 2:11.5 | *Living and dining:16'],
        [4, 'Passage'],
        [11, 'Bedroom 3:12 | Store=5 | Kitchen:10 | Utility=5 | Foyer:9'],
      ],
      { balconies: [['Balcony', 'Bedroom 1', 4]] },
    ),
    '3 BHK with study': home(
      [
        [13, 'Bedroom 1:13.5 | Bath 1/Bath 2=6 | *Living and dining:17.5 | Bath 3/Wardrobe=6 | Bedroom 3:11'],
        [4, 'Passage'],
        [11.5, 'Bedroom 2:13.5 | Kitchen:11 | Utility=5 | Foyer:8 | Study:11'],
      ],
      { balconies: [['Balcony', LIVING, 5]], turn: 2 },
    ),
    '4 BHK': home(
      [
        [14, '*Living and dining:19 | Bath 2/Powder room=6 | Bedroom 2:12.5 | Bath 1/Wardrobe=6 | Bedroom 1:13'],
        [4.5, 'Passage'],
        [12.5, 'Study:9 | Foyer:8 | Utility=5 | Kitchen:10 | Bedroom 3:12 | Bath 3/Bath 4=6 | Bedroom 4:11.5'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 3 },
    ),
  },
  'quarrywood-terraces': {
    '1 BHK': home(
      [
        [11, '*Living and dining:12 | Bedroom:11'],
        [3.5, 'Passage'],
        [7, 'Entrance:5 | Kitchen:8 | Utility=3.5 | Shaft=2 | Bath=6'],
      ],
      { balconies: [['Balcony', LIVING, 3.5]] },
    ),
    '2 BHK': home(
      [
        [11.5, 'Bedroom 1:11.5 | Bath 1/Bath 2=5 | *Living and dining:14'],
        [3.5, 'Passage'],
        [9.5, 'Bedroom 2:11 | Kitchen:9 | Utility=4 | Entrance:6'],
      ],
      { balconies: [['Terrace balcony', LIVING, 4]], turn: 1 },
    ),
    '3 BHK': home(
      [
        [12, 'Bedroom 1:12 | Bath 1/Bath 2=5 | *Living and dining:15 | Bath 3/Store=5 | Bedroom 3:10.5'],
        [3.5, 'Passage'],
        [10, 'Bedroom 2:12 | Kitchen:9 | Utility=4.5 | Entrance:7'],
      ],
      { balconies: [['Balcony', LIVING, 4.5]], turn: 2 },
    ),
  },
}
