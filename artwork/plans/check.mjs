/**
 * What a site plan has to keep to. Each rule returns its troubles in words.
 *
 * @typedef {import('./parts.mjs').Draft} Draft
 * @typedef {import('./parts.mjs').Part} Part
 * @typedef {{
 *   slug: string, landArea: number, buildings: number, units: number, floors: string,
 *   configurations: { carpetArea: number, total: number }[],
 * }} Project
 */
const ACRE = 4046.86
const SQ_FT = 0.092903
const KINDS = ['road', 'path', 'green', 'court', 'water', 'parking', 'plot', 'building']
/** Metres within which a building must have a drive or its parking. */
const REACH = 15
/** Metres a building keeps from the boundary. */
const SETBACK = 6

/**
 * @param {Project} project
 * @param {Draft} plan
 * @returns {string[]}
 */
export function troublesOf(project, plan) {
  const rules = [landTroubles, countTroubles, floorTroubles, partTroubles, placeTroubles, roadTroubles, coverTroubles]
  return rules.flatMap((rule) => rule(project, plan)).map((trouble) => `${project.slug}: ${trouble}`)
}

/** @param {Project} project @param {Draft} plan */
function landTroubles({ landArea }, { width, depth }) {
  const off = (width * depth) / (landArea * ACRE) - 1
  const shape = width / depth
  return [
    ...(Math.abs(off) > 0.01 ? [`the land is ${(off * 100).toFixed(1)} % off its ${landArea} acres`] : []),
    ...(shape < 0.5 || shape > 2.2 ? [`the land is ${shape.toFixed(2)} times as wide as deep`] : []),
  ]
}

/** @param {Project} project @param {Draft} plan */
function countTroubles(project, { parts }) {
  const built = parts.filter(isCounted).length
  const plots = parts.filter(({ kind }) => kind === 'plot').length
  const [drawn, wanted, what] =
    project.buildings > 0 ? [built, project.buildings, 'buildings'] : [plots, project.units, 'plots']
  return [
    ...(drawn === wanted ? [] : [`${drawn} ${what} are drawn, the project has ${wanted}`]),
    ...(project.buildings > 0 ? [] : plotSizeTroubles(project, parts)),
  ]
}

/**
 * The plots by size must be as many of each as the project sells.
 *
 * @param {Project} project
 * @param {Part[]} parts
 */
function plotSizeTroubles({ configurations }, parts) {
  const sizes = parts.filter(({ kind }) => kind === 'plot').map(({ w, h }) => w * h)
  return configurations.flatMap(({ carpetArea, total }) => {
    const size = carpetArea * SQ_FT
    const drawn = sizes.filter((area) => Math.abs(area / size - 1) < 0.04).length
    return drawn === total ? [] : [`${drawn} plots of ${carpetArea} sq ft are drawn, the project sells ${total}`]
  })
}

/** @param {Project} project @param {Draft} plan */
function floorTroubles(project, { parts }) {
  const above = project.floors.split(' and ').map((text) => {
    const upper = Number(/(\d+)$/.exec(text)?.[1] ?? 0)
    return /mezzanine/.test(project.floors) ? 2 : upper + 1
  })
  const most = Math.max(...above)
  const counted = parts.filter(isCounted)
  const wrong = counted.filter(({ floors = 0 }) => !Number.isInteger(floors) || floors < 1 || floors > most)
  const room = counted.reduce((sum, part) => sum + areaOf(part) * (part.floors ?? 0), 0)
  const sold = project.configurations.reduce((sum, { carpetArea, total }) => sum + carpetArea * total * SQ_FT, 0)
  return [
    ...wrong.map(({ name, floors }) => `${name || 'a building'} has ${floors} floors, the text says ${project.floors}`),
    ...(counted.length > 0 && room < sold
      ? [`${Math.round(room)} m² of floor hold ${Math.round(sold)} m² of units`]
      : []),
  ]
}

/** @param {Project} _project @param {Draft} plan */
function partTroubles(_project, { width, depth, parts }) {
  const named = parts.filter(({ name }) => name !== '')
  const twice = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) !== index)
  const near = 0.03 * Math.max(width, depth)
  const crowded = named.flatMap((part, index) => {
    const { x, y } = middleOf(part)
    return named
      .slice(index + 1)
      .filter((other) => Math.hypot(middleOf(other).x - x, middleOf(other).y - y) < near)
      .map((other) => `the numbers of “${part.name}” and “${other.name}” would meet`)
  })
  return [
    ...crowded,
    ...(named.length > 12 ? [`${named.length} parts are named`] : []),
    ...(named.length < 4 ? [`only ${named.length} parts are named`] : []),
    ...named.filter(({ name }) => name.length > 28).map(({ name }) => `the name “${name}” is too long`),
    ...named.filter(({ name }) => /['"]/.test(name)).map(({ name }) => `the name “${name}” has a typewriter’s quote`),
    ...twice.map(({ name }) => `two parts are named “${name}”`),
    ...parts.flatMap((part) => {
      const { kind, x, y, w, h, round = 0 } = part
      const box = boxOf(part)
      const reach = Math.max(-box.left / width, box.right / width - 1, -box.top / depth, box.bottom / depth - 1)
      return [
        ...(KINDS.includes(kind) ? [] : [`no kind ${kind}`]),
        ...(w > 0 && h > 0 ? [] : [`a ${kind} at ${x}, ${y} has no size`]),
        ...([x, y, w, h, round].every((value) => (value * 2) % 1 === 0) ? [] : [`a ${kind} is off the half metre`]),
        ...(round > Math.min(w, h) / 2 + 0.25 ? [`a ${kind} at ${x}, ${y} is rounder than it is wide`] : []),
        ...(reach > 0.12 ? [`${label(part)} reaches ${(reach * 100).toFixed(0)} % beyond the land`] : []),
        ...(reach > 0.001 && !['road', 'water', 'path'].includes(kind) ? [`${label(part)} leaves the land`] : []),
      ]
    }),
  ]
}

/** @param {Project} _project @param {Draft} plan */
function placeTroubles(_project, { width, depth, parts }) {
  const solid = parts.filter(({ kind }) => kind === 'building' || kind === 'plot')
  const roads = parts.filter(({ kind }) => kind === 'road' || kind === 'parking')
  return solid.flatMap((part, index) => {
    const box = boxOf(part)
    const free = Math.min(box.left, box.top, width - box.right, depth - box.bottom)
    return [
      ...(isCounted(part) && free < SETBACK - 0.01 ? [`${label(part)} is ${free.toFixed(1)} m from the boundary`] : []),
      ...solid
        .slice(index + 1)
        .filter((other) => meet(part, other))
        .map((other) => `${label(part)} meets ${label(other)}`),
      ...roads.filter((other) => meet(part, other)).map((other) => `${label(part)} stands on ${label(other)}`),
    ]
  })
}

/** @param {Project} _project @param {Draft} plan */
function roadTroubles(_project, { width, depth, parts, onFoot }) {
  const roads = parts.filter(({ kind }) => kind === 'road')
  const outside = roads.filter((part) => {
    const { x, y } = middleOf(part)
    return x < 0 || y < 0 || x > width || y > depth
  })
  const reached = new Set(outside)
  for (const from of reached) for (const to of roads) if (meet(grown(from, 0.5), to)) reached.add(to)
  const wheels = parts.filter((part) => (part.kind === 'road' && !outside.includes(part)) || part.kind === 'parking')
  const served = parts.filter((part) => isCounted(part) || part.kind === 'plot')
  const bays = parts.filter(({ kind }) => kind === 'parking')
  return [
    ...(outside.length === 0 ? ['no public road passes'] : []),
    ...roads.filter((part) => !reached.has(part)).map((part) => `${label(part)} is joined to no other`),
    ...bays
      .filter((part) => !roads.some((from) => meet(grown(from, 1), part)))
      .map((part) => `no drive to ${label(part)}`),
    ...(bays.length === 0 && !parts.some(({ kind }) => kind === 'plot') ? ['there is no parking'] : []),
    ...(onFoot ? [] : served.filter((part) => !wheels.some((from) => meet(grown(part, REACH), from)))).map(
      (part) => `no drive reaches ${label(part)}`,
    ),
  ]
}

/** @param {Project} _project @param {Draft} plan */
function coverTroubles(_project, { width, depth, parts }) {
  const built = parts.filter(({ kind }) => kind === 'building')
  const share = built.reduce((sum, part) => sum + areaOf(part), 0) / (width * depth)
  const bare = parts.some(({ kind }) => kind === 'plot')
  const green = parts.some(({ kind }) => kind === 'green')
  return [
    ...(share > 0.55 || (share < 0.03 && !bare) ? [`${(share * 100).toFixed(1)} % of the land is built on`] : []),
    ...(green ? [] : ['nothing is planted']),
  ]
}

/** @param {Part} part */
function isCounted({ kind, floors }) {
  return kind === 'building' && floors !== undefined
}

/** @param {Part} part */
function label({ kind, name, x, y }) {
  return `${name || kind} at ${x}, ${y}`
}

/** @param {Part} part */
function areaOf({ w, h, round = 0 }) {
  return w * h - (4 - Math.PI) * round * round
}

/** @param {Part} part */
function middleOf({ x, y, w, h }) {
  return { x: x + w / 2, y: y + h / 2 }
}

/** @param {Part} part @param {number} by @returns {Part} */
function grown(part, by) {
  return { ...part, x: part.x - by, y: part.y - by, w: part.w + 2 * by, h: part.h + 2 * by }
}

/** @param {Part} part @returns {[number, number][]} */
function cornersOf(part) {
  const { x, y } = middleOf(part)
  const angle = ((part.turn ?? 0) * Math.PI) / 180
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i, j]) => [(i * part.w) / 2, (j * part.h) / 2])
  return corners.map(([a, b]) => [
    x + a * Math.cos(angle) - b * Math.sin(angle),
    y + a * Math.sin(angle) + b * Math.cos(angle),
  ])
}

/** @param {Part} part */
function boxOf(part) {
  const corners = cornersOf(part)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * Whether two turned rectangles overlap by more than a hand: no line along a side of either keeps them apart.
 *
 * @param {Part} one
 * @param {Part} other
 */
function meet(one, other) {
  const [a, b] = [cornersOf(one), cornersOf(other)]
  return [one, other].every((part) => {
    const angle = ((part.turn ?? 0) * Math.PI) / 180
    const axes = [
      [Math.cos(angle), Math.sin(angle)],
      [-Math.sin(angle), Math.cos(angle)],
    ]
    return axes.every(([i, j]) => {
      const [p, q] = [a, b].map((corners) => corners.map(([x, y]) => x * i + y * j))
      return Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q)) > 0.1
    })
  })
}
