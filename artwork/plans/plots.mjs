import { about, court, green, half, hut, land, parking, path, plot, road, strip, times, water } from './parts.mjs'

/** Depths and fronts of the three plots of Millet Acre, in metres: 30 by 40, 30 by 50 and 40 by 60 ft. */
const SHORT = 12
const MIDDLE = 15
const LONG = 18

/** The slope of Karvi Contours: six stretches of 38 m with a stream between each two, along three contours. */
const STRETCH = 38
const PITCH = 43
const SAG = 8
const CONTOURS = { upper: 55.5, middle: 95, lower: 150 }

/** Land sold in plots. */
export const plots = {
  // Plots have their long side to the north; the avenues bend with the tamarinds, the field lies between them.
  'millet-acre': land(292, 169, [
    road(-16, 170, 324, 12, 'Nandi Hills Road'),
    green(78, 2, 19, 165, 'Tamarinds', { round: 2 }),
    green(195, 2, 19, 165, '', { round: 2 }),
    green(117, 37, 78, 101.5, 'Ragi field, 2 acres', { round: 4 }),
    strip(
      road,
      12,
      [
        [87.5, 174],
        [85, 112],
        [90, 56],
        [87, 9],
      ],
      'West avenue',
    ),
    strip(
      road,
      12,
      [
        [204.5, 174],
        [207, 112],
        [202, 56],
        [205, 9],
      ],
      'East avenue',
    ),
    sideOf(3, ['A', 'A', 'B', 'B', 'A', 'A', 'B', 'B', 'A'], true),
    sideOf(214, ['B', 'B', 'A', 'A', 'B', 'B', 'A', 'A', 'B'], false),
    road(93, 15, 107, 9),
    rowOf(5, LONG, 12, 98, 3),
    rowOf(5, LONG, 12, 98, 24),
    road(93, 148, 108, 9),
    rowOf(8, SHORT, 9, 98, 139),
    rowOf(8, SHORT, 9, 98, 157),
    times(2, (index) => plot(97.5, 64 + index * 12, LONG, 12)),
    times(3, (index) => plot(97.5, 88 + index * 9, MIDDLE, 9)),
    green(98, 38, 18, 25, '', { round: 4 }),
    court(101, 42, 12, 14, '', { round: 6 }),
    water(176, 122, 16, 13, 'Pond', { round: 6 }),
    strip(path, 2, [
      [117, 66],
      [150, 78],
      [195, 70],
    ]),
    strip(path, 2, [
      [150, 78],
      [156, 104],
      [176, 126],
    ]),
    hut(99, 118, 14, 10, 'Library'),
    road(92, 131, 7, 5.5),
    parking(98, 130, 17, 7.5, 'Visitors’ parking'),
    hut(70, 163.5, 8, 4.5, 'Gatehouse'),
    hut(215, 163.5, 8, 4.5),
  ]),

  // Roads along three contours, two climbs between them, seven streams left open.
  'karvi-contours': land(284, 192.5, [
    road(-20, 193, 324, 12, 'Kolwan Road'),
    green(2, 2, 280, 188.5, '', { round: 6 }),
    green(108, 3, 68, 7, 'Uncut karvi', { round: 3 }),
    times(5, (index) => stream(-86 + index * PITCH, index === 3 ? 'Seven streams' : '')),
    strip(water, 2, [
      [6, 6],
      [9, 50],
      [2.5, 92],
      [2, 130],
      [3, 188],
    ]),
    strip(water, 2, [
      [282, 6],
      [282, 112],
      [276, 132],
      [268, 188],
    ]),
    strip(
      road,
      9,
      [
        [8, 197],
        [8, 168],
        [9, 162],
      ],
      'Entrance',
    ),
    strip(road, 8, [
      [8, 162],
      [6.5, 150],
      [6.5, 116],
      [9, 107],
    ]),
    strip(road, 8, [
      [274, 107],
      [279, 98],
      [279, 82],
      [276, 71],
    ]),
    ...Object.entries(CONTOURS).map(([name, y]) =>
      contour(y, name === 'middle' ? '' : `${name[0]?.toUpperCase()}${name.slice(1)} road`),
    ),
    times(6, (index) => [
      lots(index, CONTOURS.lower, 1, 3, 12.5, 23.5, index === 0 ? 'Plot, lower road' : ''),
      lots(index, CONTOURS.lower, -1, 2, 19, 15.5, ''),
      lots(index, CONTOURS.middle, 1, 2, 19, 26.5, index === 0 ? 'Plot, stream side' : ''),
      lots(index, CONTOURS.middle, -1, 2, 19, 26.5, ''),
      lots(index, CONTOURS.upper, -1, 2, 19, 39, index === 1 ? 'Plot, upper road' : '').filter(
        (_, place) => !((index === 0 && place === 0) || (index === 5 && place === 1)),
      ),
    ]),
    about(hut, 22, 47, 11, 9, -8, 'Caretaker and tool library'),
    about(hut, 19, 32, 9, 7, -8, 'Guest room'),
    about(court, 264, 30, 14, 14, 8, '', { round: 7 }),
    about(hut, 262, 48, 8, 8, 8, 'Water tank', { round: 4 }),
    parking(12.5, 176, 4.5, 12),
    strip(path, 2, [
      [20, 26],
      [44, 10],
      [142, 6],
      [240, 10],
      [260, 24],
    ]),
  ]),
}

/**
 * The lanes and rows beside an avenue: first the large plots, then pairs of rows with a lane between.
 *
 * @param {number} x
 * @param {string[]} rows A for the smallest plots, B for the next
 * @param {boolean} west
 */
function sideOf(x, rows, west) {
  const reach = west ? 0 : -9
  return [
    road(x + reach, 15, 84, 9),
    rowOf(4, LONG, 12, x + 1.5, 3, west ? 'Plot, 40 by 60 ft' : ''),
    rowOf(4, LONG, 12, x + 1.5, 24),
    rows.flatMap((size, index) => {
      const y = 37 + Math.floor(index / 2) * 27 + (index % 2) * 18
      const name = west && index === 0 ? 'Plot, 30 by 40 ft' : west && index === 2 ? 'Plot, 30 by 50 ft' : ''
      const street = index % 2 ? [] : [road(x + reach, y + 9, 84, 9)]
      return [...street, ...(size === 'A' ? rowOf(6, SHORT, 9, x + 1.5, y, name) : rowOf(5, MIDDLE, 9, x, y, name))]
    }),
  ]
}

/**
 * @param {number} count
 * @param {number} w
 * @param {number} h
 * @param {number} x
 * @param {number} y
 * @param {string} [name] of the first
 */
function rowOf(count, w, h, x, y, name = '') {
  return times(count, (index) => plot(x + index * w, y, w, h, index === 0 ? name : ''))
}

/**
 * A place on the slope: `u` metres from the middle of the land along the contour at `y`, `v` below it.
 *
 * @param {number} u
 * @param {number} y
 * @param {number} v
 * @param {number} along
 */
function onSlope(u, y, v, along = 0) {
  const turn = Math.atan((2 * SAG * u) / (2.5 * PITCH) ** 2)
  const bow = SAG * (u / (2.5 * PITCH)) ** 2
  return {
    x: 142 + u + along * Math.cos(turn) - v * Math.sin(turn),
    y: y + bow + along * Math.sin(turn) + v * Math.cos(turn),
    turn: Math.round((turn * 180) / Math.PI),
  }
}

/**
 * @param {number} y
 * @param {string} name
 */
function contour(y, name) {
  return times(6, (index) => {
    const at = onSlope((index - 2.5) * PITCH, y, 0)
    return about(road, at.x, at.y, PITCH + 3, 9, at.turn, index === 2 ? name : '', { round: 1.5 })
  })
}

/**
 * @param {number} index of the stretch
 * @param {number} y of the contour
 * @param {1 | -1} side below or above the road
 * @param {number} count
 * @param {number} w
 * @param {number} h
 * @param {string} name of the first
 */
function lots(index, y, side, count, w, h, name) {
  return times(count, (place) => {
    const along = (place - (count - 1) / 2) * (STRETCH / count + 0.5)
    const at = onSlope((index - 2.5) * PITCH, y, side * (5 + h / 2), along)
    return about(plot, half(at.x), half(at.y), w, h, at.turn, place === 0 ? name : '')
  })
}

/**
 * @param {number} u
 * @param {string} name
 */
function stream(u, name) {
  const { upper, middle, lower } = CONTOURS
  /** @type {[number, number][]} */
  const down = [
    [upper, -48],
    [upper, 0],
    [middle, -30],
    [middle, 0],
    [middle, 30],
    [lower, -20],
    [lower, 0],
    [lower, 36],
  ]
  const points = down.map(([y, v]) => {
    const at = onSlope(u, y, v)
    return /** @type {[number, number]} */ ([at.x, Math.min(at.y, 189)])
  })
  return strip(water, 2, points, name)
}
