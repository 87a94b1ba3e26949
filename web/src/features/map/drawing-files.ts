import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '@/config/log'
import type { CityDrawing, DrawnCity } from './drawing'

/** The folder of the files that the browser's map loads. */
const FOLDER = join(process.cwd(), 'public/maps')

/** Each file is read once per process: the files change only with the code. */
const kept = new Map<string, Promise<unknown>>()

/**
 * The drawing that contains a position.
 *
 * @returns `null` when there is none.
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

/** A page can do without its sketch: a file that cannot be read is logged. */
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
