import { about, block, court, green, hut, land, parking, path, road, strip, times, water } from './parts.mjs'

/** Houses, each a building of its own. */
export const houses = {
  'sixty-doors': land(
    196,
    95,
    [
      road(-12, 95.5, 220, 10, 'Chikkakannalli Road'),
      green(4, 2, 188, 9, 'Kitchen garden'),
      road(18, 84, 8, 16, 'Gate'),
      road(18, 83, 24, 7),
      parking(42, 83, 24, 8, 'Ramp, cars below the houses'),
      court(76, 78, 114, 13, '', { round: 2 }),
      green(84, 80, 44, 9, '', { round: 3 }),
      path(6, 73.5, 184, 4.5),
      path(6, 14, 184, 4),
      path(73, 78, 4, 17.5),
      green(47, 21, 10, 50),
      green(93, 21, 10, 50),
      green(139, 21, 10, 50),
      green(6, 21, 5, 50),
      green(185, 21, 5, 50),
      times(4, (street) => rowHouses(street)),
      hut(112, 3, 22, 10, 'Common house'),
      court(136, 3, 18, 9),
      water(138, 5, 14, 5, 'Lap pool'),
      hut(154, 80, 16, 9, 'Carpentry and show house'),
      court(132, 80, 16, 9, 'Children’s play area', { round: 4.5 }),
      court(174, 80, 14, 9),
      hut(8, 84, 8, 7, 'Gatehouse'),
    ],
    { onFoot: true },
  ),

  // The sea is in the east; the rows are staggered, so that no roof stands in another’s breeze.
  'catamaran-lane': land(124, 78.5, [
    road(-12, 79, 148, 4.5, 'Beach Lane, 4.5 m'),
    green(109, 2, 13, 74, 'Casuarina and screw pine', { round: 3 }),
    times(8, (index) => green(112, 4 + index * 9, 7, 7, '', { round: 3.5 })),
    green(2, 2, 104, 4),
    road(3, 21, 98, 6),
    road(3, 47.5, 100, 6),
    road(3, 21, 6, 60, 'Entrance'),
    ...times(3, (row) =>
      times(6, (index) => {
        const wide = index === 1 || index === 4
        const x = 11 + index * 15.5 + [0, 4, 1][row] - (wide ? 1 : 0)
        const y = [9, 32, 59][row] + (index % 2 ? 1 : -0.5)
        const first = row === 0 && index === 0
        return [
          green(x - 1, y + (row === 1 ? -3.5 : 9), wide ? 14 : 12, row === 0 ? 2 : 4, '', { round: 1 }),
          block(
            2,
            x,
            y,
            wide ? 13 : 11,
            wide ? 10.5 : 10,
            first ? 'Villa, 3 bedrooms' : wide && !row && index < 2 ? 'Villa, 4 bedrooms' : '',
          ),
        ]
      }),
    ),
    court(101.5, 54.5, 7, 21),
    water(103, 57, 4, 16, 'Swimming pool', { round: 1 }),
    parking(10, 73, 26, 5, 'Visitors’ parking'),
    road(8, 73.5, 3, 4),
    hut(42, 73.5, 7, 4, 'Gatehouse'),
    strip(
      path,
      2,
      [
        [101, 50],
        [110, 44],
        [124, 40],
      ],
      'Path to the beach',
    ),
  ]),

  // Orchard in the middle, court houses north and south of it, garden houses in the west and east.
  'moonwell-villas': land(214, 174, [
    road(-14, 175, 242, 12, 'Tellapur–Osman Nagar Road'),
    green(59.5, 55, 95, 64, 'Mango orchard, 1.5 acres', { round: 4 }),
    times(40, (index) => green(66 + (index % 8) * 10.5, 56 + Math.floor(index / 8) * 13, 6, 6, '', { round: 3 })),
    strip(
      path,
      2.5,
      [
        [60, 104],
        [84, 108],
        [110, 98],
        [134, 106],
        [154, 70],
      ],
      'Walking track',
    ),
    road(22, 26, 170, 9),
    road(22, 139, 170, 9),
    road(22, 26, 9, 122),
    road(183, 26, 9, 122),
    road(101, 139, 9, 40, 'Entrance'),
    ...[0, 1, 2, 3, 5, 6, 7, 8].flatMap((place) => [
      courtHouse(12.5 + place * 21.5, 6, place === 0 ? 'Court house' : ''),
      courtHouse(12.5 + place * 21.5, 149, ''),
    ]),
    times(7, (index) => [courtHouse(34 + index * 21, 36, ''), courtHouse(34 + index * 21, 119, '')]),
    times(6, (index) => [
      gardenHouse(6, 30 + index * 19.5, index === 0 ? 'Garden house' : ''),
      gardenHouse(193, 30 + index * 19.5, ''),
    ]),
    times(3, (index) => [gardenHouse(32, 57 + index * 20.5, ''), gardenHouse(167, 57 + index * 20.5, '')]),
    green(48, 58, 11, 58, '', { round: 2 }),
    green(155, 58, 11, 58, '', { round: 2 }),
    hut(80, 62, 20, 14, 'Owners’ pavilion'),
    court(104, 62, 16, 14),
    water(107, 65, 10, 8, 'Swimming pool', { round: 2 }),
    court(96, 6, 17, 18, 'Tennis court'),
    parking(86, 168.5, 15, 5, 'Visitors’ parking'),
    parking(110, 159, 4, 9),
    hut(112, 169, 7, 4, 'Gatehouse'),
    hut(6, 152, 5, 7, 'Substation'),
    green(4, 168.5, 80, 4.5),
    green(122, 169, 88, 4),
  ]),

  // A horseshoe round the well; the orchard beyond the pools may never be built on.
  'laterite-five': land(92, 79, [
    road(-8, 80, 108, 7, 'Lane from Assagao square'),
    green(3, 3, 86, 14, 'Orchard kept for good', { round: 4 }),
    green(3, 20, 13, 54, '', { round: 4 }),
    green(77, 20, 12, 40, '', { round: 4 }),

    strip(
      road,
      6,
      [
        [28, 83],
        [31, 72],
        [38, 63],
      ],
      'Entrance',
    ),
    road(33, 31, 26, 36, '', { round: 13 }),
    green(39, 37, 14, 24, '', { round: 7 }),
    road(44, 65, 6, 4, 'Common path'),
    parking(42, 69, 18, 6, 'Visitors’ parking'),
    court(42, 41, 8, 8, '', { round: 4 }),
    water(44.5, 43.5, 3, 3, 'Well, 11 m deep', { round: 1.5 }),
    about(block.bind(null, 1), 22.5, 53, 12, 17, -8, 'House 1'),
    about(block.bind(null, 1), 21.5, 28, 16, 14, -32, 'House 2'),
    about(block.bind(null, 1), 46, 21.5, 20, 11.5, 0, 'House 3'),
    about(block.bind(null, 1), 70.5, 28, 16, 14, 32, 'House 4'),
    about(block.bind(null, 1), 69.5, 53, 12, 17, 8, 'House 5'),
    about(water, 13, 54, 3, 14, -8),
    about(water, 12, 22, 3, 14, 50),
    about(water, 46, 13, 14, 3, 0),
    about(water, 80, 22, 3, 14, -50),
    about(water, 79, 54, 3, 14, 8),
    ...[
      [10, 66, 6],
      [8, 38, 7],
      [30, 8, 6],
      [62, 8, 7],
      [84, 8, 6],
      [83, 40, 7],
      [46, 57, 5],
      [63, 20, 4],
      [29, 20, 4],
      [12, 73, 6],
      [80, 70, 6],
      [13, 9, 7],
    ].map(([x = 0, y = 0, size = 0]) => about(green, x, y, size, size, 0, '', { round: size / 2 })),
    hut(67, 69, 5, 5, 'Store and inverter room'),
  ]),
}

/**
 * A street of row houses 8 m from wall to wall, the gardens behind them 5 m deep.
 *
 * @param {number} street
 */
function rowHouses(street) {
  const x = 11 + street * 46
  const widths = [
    street < 2 ? [7, 7, 6, 7, 6, 7, 6, 7] : [7, 6, 7, 7, 6, 7, 6, 7],
    street < 2 ? [7, 7, 6, 7, 6, 7, 7] : [7, 6, 7, 6, 7, 6, 7],
  ]
  return [
    path(x + 14, 18, 8, 56, street === 0 ? 'Street of doors, no cars' : ''),
    ...times(8, (index) => green(x + 16, 21 + index * 6.5, 3.5, 3.5, '', { round: 1.5 })),
    ...widths.flatMap((row, side) => {
      let y = side === 0 ? 20 : 23
      return row.map((width, index) => {
        const first = street === 0 && side === 0 && index
        const name = first === 0 ? 'House 7 m wide' : first === 2 ? 'House 6 m wide' : ''
        const house = block(width === 7 ? 2 : 3, x + side * 22, y, 14, width, name)
        y += width
        return house
      })
    }),
  ]
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function courtHouse(x, y, name) {
  return [block(1, x, y, 18.5, 19, name), court(x + 6, y + 6.5, 6.5, 6), green(x + 7, y + 7, 3, 3, '', { round: 1.5 })]
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function gardenHouse(x, y, name) {
  return [block(2, x, y, 15, 15.5, name), court(x + 5, y + 5, 5, 5.5), green(x, y + 16, 15, 3)]
}
