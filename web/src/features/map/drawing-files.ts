import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { log } from '@/config/log'
import { currentTranslations } from '@/words/current-language'
import { type Bounds, type CityDrawing, type DrawnCity, overlaps } from './drawing'
import type { MapNames } from './places'

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
  const city = (await citiesOnFile()).find(
    ({ bbox: [west, south, east, north] }) =>
      longitude > west && longitude < east && latitude > south && latitude < north,
  )
  const drawing = city && ((await readOnce(`${city.slug}.geojson`)) as CityDrawing | null)
  return drawing ? { slug: city.slug, drawing } : null
}

/** The cities that have a drawing. */
export async function citiesOnFile(): Promise<readonly DrawnCity[]> {
  return ((await readOnce('index.json')) as DrawnCity[] | null) ?? []
}

/** The sea and the rivers, where the whole country is in view. */
export async function readCountry(): Promise<CityDrawing | null> {
  return (await readOnce('country.geojson')) as CityDrawing | null
}

/** The drawings of the cities that are seen in a part of the map. */
export async function readDrawingsIn(part: Bounds): Promise<CityDrawing[]> {
  const seen = (await citiesOnFile()).filter(({ bbox }) => overlaps(bbox, part))
  const drawings = await Promise.all(seen.map(({ slug }) => readOnce(`${slug}.geojson`)))
  return (drawings as (CityDrawing | null)[]).filter((drawing) => drawing !== null)
}

/** The names in all drawings, of cities, localities and waters. */
async function namesOnFile(): Promise<string[]> {
  const cities = await citiesOnFile()
  const drawings = await Promise.all(cities.map(({ slug }) => readOnce(`${slug}.geojson`)))
  const features = (drawings as (CityDrawing | null)[]).flatMap((drawing) => drawing?.features ?? [])
  return [...cities, ...features.map(({ properties }) => properties)].flatMap(({ name }) => name || [])
}

/** These names in the language of the response, by their English ones; none in English. */
export async function namesInLanguage(): Promise<MapNames> {
  const translations = currentTranslations()
  if (translations.size === 0) return {}
  return Object.fromEntries((await namesOnFile()).map((name) => [name, translations.get(name) ?? name]))
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
