import { block, court, green, hut, land, parking, path, road, times, water } from './parts.mjs'

/** Shops, malls and sheds. */
export const works = {
  // A drum 130 m across; the three anchors lie at points of the compass above their docks.
  'sundial-kompally': land(226, 211, [
    road(-16, -14, 14, 240, 'Medchal Road'),
    green(4, 4, 218, 13),
    green(4, 60, 16, 88, 'Bus stop garden', { round: 5 }),
    road(-4, 20, 218, 9, 'Entrance'),
    road(-4, 180, 218, 9, 'Exit'),
    road(22, 20, 8, 168),
    road(206, 20, 8, 168),
    parking(30, 189, 150, 14, 'Visitors’ parking'),
    parking(30, 29, 22, 40),
    parking(184, 29, 22, 40, 'Ramp to basements'),
    parking(30, 140, 22, 40),
    parking(184, 140, 22, 40),
    green(33, 84, 14, 42, '', { round: 5 }),
    green(188, 84, 14, 42, '', { round: 5 }),
    path(-2, 102, 60, 7),
    block(3, 53, 39, 130, 130, 'Round mall', { round: 65 }),
    court(87, 73, 62, 62, '', { round: 31 }),
    path(54, 102, 34, 6),
    court(117, 121, 2, 2, 'Sundial court, mast 40 m', { round: 1 }),
    times(12, (index) => green(...ring(index), 5, 5, '', { round: 2.5 })),
    court(100, 43, 36, 14, 'North anchor', { round: 2 }),
    court(165, 88, 14, 32, 'East anchor', { round: 2 }),
    court(100, 151, 36, 14, 'South anchor', { round: 2 }),
    hut(190, 191, 14, 10),
  ]),

  // Nine umbrellas in a double row; one has a hole for the rain tree.
  'parasol-arcade': land(67.5, 33, [
    road(-7, 33, 81, 3.5, '12th Main Road'),
    road(67.5, -3, 5.5, 39.5, 'Cross lane'),
    green(1, 9, 4, 17, '', { round: 2 }),
    road(-6, 1.5, 76, 6, 'Rear lane, deliveries'),
    parking(1, 26.5, 5, 6, ''),
    block(2, 6, 10, 55.5, 13, 'Nine shops, three corners'),
    court(6, 23, 61, 9.5),
    parking(62, 7.5, 5, 9, 'Ramp, valets'),
    times(5, (index) =>
      court(9 + index * 11, 22, 6.5, 6.5, index === 0 ? 'Nine parasols, public shade' : '', { round: 0.5 }),
    ),
    times(4, (index) => court(14.5 + index * 11, 26, 6.5, 6.5, '', { round: 0.5 })),
    green(38.5, 28, 2.5, 2.5, 'Rain tree', { round: 1 }),
    court(38, 15, 22, 6, 'Restaurant terrace above'),
    hut(1, 9, 4, 5),
  ]),

  // Four sheds in pairs across two yards 38 m wide; the gate queue stays off the public road.
  'portcullis-yard': land(290, 363, [
    road(-24, 364, 338, 18, 'Kalher–Kasheli Road'),
    green(4, 4, 282, 8),
    green(4, 16, 6, 304),
    green(280, 16, 6, 304),
    road(12, 14, 266, 8),
    road(12, 14, 9, 312),
    road(269, 14, 9, 312),
    road(12, 165, 266, 13),
    road(12, 320, 266, 9),
    road(136, 320, 18, 47, 'Gate'),
    court(126, 24, 38, 140, 'North yard, 38 m'),
    court(126, 179, 38, 140, 'South yard, 38 m'),
    road(140, 14, 10, 310),
    times(4, (index) => {
      const [x, y] = [index % 2 ? 164 : 26, index < 2 ? 24 : 179]
      return [
        block(1, x, y, 100, 140, `Shed ${index + 1}`),
        ...times(3, (bay) => court(x, y + [20, 50, 80][bay], 100, 1)),
        ...times(7, (dock) => court(index % 2 ? 162 : 126, y + 8 + dock * 18, 2, 6)),
      ]
    }),
    hut(162, 336, 34, 14, 'Drivers’ house'),
    parking(206, 329, 60, 20, 'Truck parking'),
    parking(60, 329, 60, 16, 'Visitors’ parking'),
    green(20, 332, 34, 26, '', { round: 6 }),
    water(28, 338, 18, 12, 'Two fire tanks', { round: 6 }),
    hut(157, 354, 8, 7),
    hut(60, 350, 14, 9),
    green(210, 352, 70, 8),
  ]),

  // A row from south to north; its canopy turns the corners at both ends, 120 m in all.
  'bandhani-row': land(53.5, 106, [
    road(-6, -10, 6, 126, 'Sindhu Bhavan Road'),
    green(1, 2, 3, 94),
    court(4, 1, 8, 97, 'Canopy, 120 m'),
    court(12, 1, 22, 4.5),
    road(-2, 99, 42, 6.5, 'Entrance'),
    road(34, 7, 6, 97),
    parking(40, 12, 12, 34, 'Visitors’ parking'),
    parking(40, 56, 12, 26),
    parking(40, 84, 11, 12, 'Ramp to basements'),
    green(41, 47, 11, 8, '', { round: 2 }),
    block(2, 12.5, 6.5, 19.5, 91.5, 'Fifty shops'),
    court(32, 8, 2, 90, 'Goods corridor'),
    times(3, (index) => path(4, 22 + index * 30, 30, 3, index === 0 ? 'Passages to the parking' : '')),
    times(2, (index) => path(8.5, 34 + index * 30, 3, 14, index === 0 ? 'Broad ramps' : '')),
    hut(41, 3, 10, 6, 'Substation'),
    hut(42, 98, 9, 6, 'Loading dock'),
  ]),

  // Two long sheds run north and south, a planted drain between; in at the south, out at the north.
  'axle-bay': land(310, 404.5, [
    road(-26, 405, 362, 20, 'Oragadam–Walajabad Road'),
    road(-26, -22, 362, 14, 'Service road'),
    green(4, 4, 8, 396),
    green(298, 4, 8, 396),
    road(14, 14, 9, 342),
    road(287, 14, 9, 342),
    road(14, 14, 282, 10),
    road(14, 346, 282, 10),
    road(84, 346, 14, 62, 'Entry gate'),
    road(212, -12, 14, 30, 'Exit gate'),
    court(23, 26, 17, 316, 'Truck court'),
    court(270, 26, 17, 316),
    green(141, 28, 28, 314, 'Planted drain'),
    water(152.5, 30, 5, 310),
    shed(40, 28, 'West shed'),
    shed(174, 28, 'East shed'),
    hut(118, 364, 34, 16, 'Canteen for 600'),
    hut(158, 364, 22, 16),
    hut(226, 366, 36, 16, 'Dormitory'),
    parking(22, 356, 56, 22, 'Truck parking'),
    parking(102, 386, 50, 12),
    road(97, 388, 6, 8),
    green(184, 362, 36, 34, '', { round: 8 }),
    times(3, (pond) =>
      water(192 + (pond % 2) * 12, 366 + pond * 9, 12, 7, pond === 0 ? 'Three ponds' : '', { round: 3.5 }),
    ),
    hut(268, 366, 18, 12),
    hut(74, 382, 8, 8),
  ]),
}

/** @param {number} index @returns {[number, number]} */
function ring(index) {
  const angle = (index / 12) * 2 * Math.PI + 0.26
  return [115.5 + Math.cos(angle) * 25, 101.5 + Math.sin(angle) * 25]
}

/**
 * Seven bays of 96 by 44.5 m, the firewalls between them.
 *
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function shed(x, y, name) {
  return [block(1, x, y, 96, 312, name), ...times(6, (wall) => court(x, y + 44.5 * (wall + 1), 96, 1))]
}
