import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '@/config/log'
import type { CityDrawing, DrawnCity } from './drawing'

/** The files that the browser's map asks for. */
const FOLDER = join(process.cwd(), 'public/maps')

/** Read once for the process: they change with the code. */
const kept = new Map<string, Promise<unknown>>()

/**
 * The drawing that a place lies on.
 *
 * @returns `null` when nobody has drawn it.
 */
export async function readDrawingAt(
  longitude: number,
  latitude: number,
): Promise<{ slug: string; drawing: CityDrawing } | null> {
  const cities = (await readOnce('index.json')) as DrawnCity[] | null
  const city = cities?.find(
    ({ bbox: [west, south, east, north] }) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  )
  const drawing = city && ((await readOnce(`${city.slug}.geojson`)) as CityDrawing | null)
  return drawing ? { slug: city.slug, drawing } : null
}

/** A page can do without its sketch: a file that cannot be read is told to the log. */
function readOnce(file: string): Promise<unknown> {
  const known = kept.get(file)
  if (known) return known
  const reading = readFile(join(FOLDER, file), 'utf8').then(
    (text): unknown => JSON.parse(text),
    (error: unknown) => {
      log.error({ error, file }, 'a drawing of the map cannot be read')
      return null
    },
  )
  kept.set(file, reading)
  return reading
}
