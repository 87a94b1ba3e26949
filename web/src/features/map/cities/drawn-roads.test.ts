import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { expect, it } from 'vitest'
import type { CityDrawing } from '../drawing'

const FOLDER = join(import.meta.dirname, '../../../../public/maps')
const KILOMETRES_PER_DEGREE = 111
/** Kilometres between the end of a road and what it leads to. */
const NEAR = 0.35
const NEAR_BY_WATER = 1.5

it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.geojson') && file !== 'country.geojson'))(
  'in %s each road leads to another, to the edge, the sea or the airport, and none goes through the airport',
  (file) => {
    const { features, bbox } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as CityDrawing
    const [west, south, east, north] = bbox
    const lines = features.flatMap(({ geometry, properties: { kind, name = 'a road' } }) =>
      geometry.type === 'LineString' ? [{ kind, name, line: geometry.coordinates }] : [],
    )
    const roads = lines.filter(({ kind }) => kind === 'road' || kind === 'motorway')
    const edgesOf = (wanted: string) =>
      features.flatMap(({ geometry, properties }) =>
        geometry.type === 'Polygon' && properties.kind === wanted ? geometry.coordinates : [],
      )
    const distance = (point: Position, lineOf: readonly Position[]) =>
      Math.min(Number.POSITIVE_INFINITY, ...lineOf.slice(1).map((to, at) => apart(point, lineOf[at] ?? to, to)))
    const ends = ([x = 0, y = 0]: Position, own: (typeof roads)[number]) =>
      x <= west ||
      x >= east ||
      y <= south ||
      y >= north ||
      `${own.line[0]}` === `${own.line.at(-1)}` ||
      roads.some((road) => road !== own && distance([x, y], road.line) < NEAR) ||
      edgesOf('airport').some((edge) => distance([x, y], edge) < 1) ||
      edgesOf('sea').some((edge) => distance([x, y], edge) < NEAR_BY_WATER)
    const loose = roads.flatMap((road) =>
      [road.line[0] ?? [], road.line.at(-1) ?? []]
        .filter((end) => !ends(end, road))
        .map((end) => `${road.name} ends at ${end}`),
    )
    const across = roads.flatMap(({ name, line }) =>
      edgesOf('airport').some((edge) => line.some((point, at) => isThrough(line[at - 1] ?? point, point, edge)))
        ? [`${name} goes through the airport`]
        : [],
    )
    expect([...loose, ...across]).toEqual([])
  },
)

function apart([x = 0, y = 0]: Position, [fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position): number {
  const narrower = Math.cos((y * Math.PI) / 180)
  const [ax, ay, bx, by] = [(fromX - x) * narrower, fromY - y, (toX - x) * narrower, toY - y]
  const long = (bx - ax) ** 2 + (by - ay) ** 2
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / long))
  return KILOMETRES_PER_DEGREE * Math.hypot(ax + part * (bx - ax), ay + part * (by - ay))
}

/** Whether a point between two others is inside of a ring. */
function isThrough([fromX = 0, fromY = 0]: Position, [toX = 0, toY = 0]: Position, ring: readonly Position[]): boolean {
  return Array.from({ length: 40 }, (_, step) => step / 40).some((part) => {
    const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]
    const crossed = ring.filter(([cornerX = 0, cornerY = 0], at) => {
      const [lastX = 0, lastY = 0] = ring.at(at - 1) ?? []
      return lastY > y !== cornerY > y && x < ((cornerX - lastX) * (y - lastY)) / (cornerY - lastY) + lastX
    })
    return crossed.length % 2 === 1
  })
}
