/**
 * More homes on one level, in buildings of plainer kinds, and hotel suites.
 *
 * @typedef {import('./apartments.mjs').Home} Home
 */
const LIVING = 'Living and dining'

/**
 * @param {import('./layout.mjs').Row[]} rows
 * @param {Omit<Home, 'levels'>} [more]
 * @returns {Home}
 */
const home = (rows, more = {}) => ({ levels: [{ rows }], ...more })

/** @type {Record<string, Record<string, Home>>} */
export const smallApartments = {
  'twelve-verandas': {
    '2 BHK': home(
      [
        [11.5, 'Bedroom 1:11.5 | Bath 1/Bath 2=5.5 | *Living and dining:15'],
        [3.5, 'Passage'],
        [10, 'Bedroom 2:11 | Kitchen:10 | Entrance:7'],
      ],
      {
        balconies: [
          ['Balcony veranda', LIVING, 4],
          ['Kitchen veranda', 'Kitchen', 3.5],
        ],
        turn: 2,
      },
    ),
    '3 BHK': home(
      [
        [12.5, 'Bedroom 1:12.5 | Bath 1/Bath 2=5.5 | Bedroom 2:11 | *Living room:13'],
        [3.5, 'Passage'],
        [10.5, 'Bedroom 3:11 | Bath 3/Store=5.5 | Kitchen:9 | Dining:9 | Entrance:6'],
      ],
      {
        balconies: [
          ['Balcony veranda', 'Living room', 5],
          ['Kitchen veranda', 'Kitchen', 3.5],
        ],
        turn: 3,
      },
    ),
    '3 BHK, end': home(
      [
        [12.5, 'Bedroom 1:12.5 | Bath 1/Bath 2=5.5 | *Living and dining:16 | Bath 3/Store=5.5 | Bedroom 3:11'],
        [3.5, 'Passage'],
        [10.5, 'Bedroom 2:12 | Entrance:7 | Kitchen:10 | Utility=5'],
      ],
      {
        balconies: [
          ['Balcony veranda', LIVING, 5],
          ['Kitchen veranda', 'Kitchen', 3.5],
        ],
      },
    ),
  },
  'otla-commons': {
    '2 BHK': home(
      [
        [11.5, '*Living and dining:14 | Bath 2/Bath 1=5.5 | Bedroom 1:11'],
        [3.5, 'Passage'],
        [9.5, 'Entrance:6 | Kitchen:9 | Utility=4.5 | Bedroom 2:11'],
      ],
      { balconies: [['Balcony', LIVING, 4]], turn: 2 },
    ),
    '3 BHK': home(
      [
        [12, 'Bedroom 1:12 | Bath 1/Bath 2=5.5 | Bedroom 2:11 | *Living and dining:15'],
        [3.5, 'Passage'],
        [10, 'Bedroom 3:11 | Puja room=5 | Kitchen:11 | Utility=5 | Entrance:8'],
      ],
      { balconies: [['Balcony', LIVING, 4]], turn: 2 },
    ),
  },
  'paperkite-homes': {
    '1 BHK': home(
      [
        [10.5, '*Living and kitchen:13 | Bedroom:10'],
        [3, 'Passage'],
        [6, 'Entrance:6 | Store:5 | Shaft=1.5 | Bath:8'],
      ],
      { balconies: [['Balcony', 'Living and kitchen', 3.5]], turn: 2 },
    ),
    '2 BHK': home(
      [
        [10.5, 'Bedroom 1:10 | Bath 1/Bath 2=4.5 | *Living and dining:13'],
        [3, 'Passage'],
        [9, 'Bedroom 2:10 | Kitchen:8 | Utility=4 | Entrance:5'],
      ],
      { balconies: [['Balcony', LIVING, 4]], turn: 2, mirror: true },
    ),
    '2 BHK with work corner': home(
      [
        [11, 'Bedroom 1:10.5 | Bath 1/Bath 2=5 | *Living and dining:14'],
        [3, 'Passage'],
        [9.5, 'Bedroom 2:10.5 | Kitchen:8 | Work corner:6 | Entrance:5'],
      ],
      { balconies: [['Balcony', LIVING, 3.5]] },
    ),
  },
  'loggia-nineteen': {
    '2 BHK': home(
      [
        [11.5, '*Living and dining:15 | Bath 2/Bath 1=5.5 | Bedroom 1:11.5'],
        [3.5, 'Passage'],
        [10, 'Entrance:6 | Kitchen:9.5 | Utility=4 | Bedroom 2:11'],
      ],
      { balconies: [['Balcony loggia', LIVING, 5]] },
    ),
    '3 BHK': home(
      [
        [12.5, 'Bedroom 1:12.5 | Bath 1/Puja room=5.5 | *Living and dining:17'],
        [4, 'Passage'],
        [11, 'Bedroom 2:12 | Bath 2/Bath 3=5.5 | Bedroom 3:10 | Entrance:6 | Kitchen:9'],
      ],
      { balconies: [['Balcony loggia', LIVING, 5]] },
    ),
  },
  'kolam-yard': {
    '1 BHK': home(
      [
        [11, '*Living and dining:13 | Bedroom:10.5'],
        [3.5, 'Passage'],
        [6.5, 'Entrance:5 | Kitchen:10 | Shaft=1.5 | Bath=7'],
      ],
      { balconies: [['Balcony', LIVING, 3.5]] },
    ),
    '2 BHK': home(
      [
        [11.5, 'Bedroom 1:11.5 | Bath 1/Store=5.5 | *Living and dining:15'],
        [3.5, 'Passage'],
        [9.5, 'Bath 2=6 | Shaft=1.5 | Bedroom 2:11 | Entrance:6 | Kitchen:9'],
      ],
      {
        balconies: [
          ['Balcony', LIVING, 4.5],
          ['Kitchen yard', 'Kitchen', 3.5],
        ],
        turn: 3,
      },
    ),
    '3 BHK': home(
      [
        [12, 'Bedroom 1:12 | Bath 1/Store=5.5 | *Living and dining:15 | Bath 3/Wardrobe=5.5 | Bedroom 3:10.5'],
        [3.5, 'Passage'],
        [10, 'Bath 2=6.5 | Shaft=1.5 | Bedroom 2:12 | Entrance:7 | Kitchen:11'],
      ],
      {
        balconies: [
          ['Balcony', LIVING, 4.5],
          ['Kitchen yard', 'Kitchen', 3.5],
        ],
        turn: 2,
      },
    ),
  },
  'rill-court': {
    '2 BHK': home(
      [
        [12, '*Living and dining:16 | Bath 2/Bath 1=5.5 | Bedroom 1:11.5'],
        [3.5, 'Passage'],
        [10.5, 'Entrance:7 | Kitchen:10 | Utility=4 | Bedroom 2:11.5'],
      ],
      { balconies: [['Balcony', LIVING, 4]], turn: 2 },
    ),
    '3 BHK': home(
      [
        [13, '*Living and dining:16 | Bath 2/Bath 1=5.5 | Bedroom 1:12.5'],
        [4, 'Passage'],
        [11, 'Bedroom 3:11 | Bath 3/Store=5.5 | Entrance:7 | Kitchen:9 | Bedroom 2:11'],
      ],
      { balconies: [['Balcony', LIVING, 4]], turn: 2, mirror: true },
    ),
  },
  'monsoon-shutters': {
    'Studio suite': home(
      [
        [13, 'Bedroom:13 | Sitting room:12'],
        [7.5, 'Bath=8 | Shaft=1.5 | Dressing=5.5 | Entrance:6 | Kitchenette:6'],
      ],
      { balconies: [['Balcony', 'Sitting room', 4]] },
    ),
    'Corner suite': home(
      [
        [14, 'Bedroom:14 | Sitting room:16'],
        [8, 'Bath=8.5 | Shaft=1.5 | Dressing=5.5 | Entrance:7 | Kitchenette:8'],
      ],
      { balconies: [['Balcony', 'Sitting room', 5]], turn: 1 },
    ),
    'Two-key suite': home(
      [
        [14, 'Bedroom 1:14 | Sitting room:15 | Bedroom 2:13'],
        [8.5, 'Bath 1=8.5 | Shaft=1.5 | Kitchenette:7 | Entrance hall:14 | Shaft=1.5 | Bath 2=8.5'],
      ],
      { balconies: [['Balcony', 'Sitting room', 5]] },
    ),
  },
}
