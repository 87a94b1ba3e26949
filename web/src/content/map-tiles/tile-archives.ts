import 'server-only'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { bytesToHeader, type Header, TileType } from 'pmtiles'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { type ArchiveBytes, readPart } from './tile-source'

/** Streets of an area: a PMTiles archive (version 3) of `MAP_TILES`. */
interface TileArchive {
  /** Its file name without the ending: `mumbai`. */
  name: string
  /** Its edges in degrees. */
  west: number
  south: number
  east: number
  north: number
}

const ENDING = '.pmtiles'
/** Bytes of the header of an archive, in which its area stands. */
const HEADER_BYTES = 127
/** Milliseconds after which the archives are looked at again: an operator may add one at any time. */
const LOOK_AGAIN_MS = 60_000
/** The most bytes that are sent at once; a large tile has 0.5 MB. */
const MOST_BYTES = 8 * 1024 * 1024

interface Looked {
  /** Where each archive is, by its name. */
  places: ReadonlyMap<string, string>
  archives: readonly TileArchive[]
}

let looked: Promise<Looked> | undefined
let lookedAt = 0

/** The archives that can be read; one that cannot is logged, and our drawings stand in its place. */
export async function tileArchives(): Promise<readonly TileArchive[]> {
  return (await look()).archives
}

/**
 * A part of an archive.
 *
 * @param range of a request: `bytes=0-16383`. Nobody needs a whole archive, which may have gigabytes.
 * @returns `null` when there is no such archive, `range` when the range is missing, too large or beyond the end.
 * @throws when the archive cannot be read now.
 */
export async function readTiles(
  name: string,
  range: string | null,
): Promise<(ArchiveBytes & { start: number }) | 'range' | null> {
  const place = (await look()).places.get(name)
  if (place === undefined) return null
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(range ?? '') ?? []
  const [start, end] = [Number(first), Number(last)]
  if (!(start <= end && end - start < MOST_BYTES)) return 'range'
  const part = await readPart(place, start, end)
  return part.bytes.length > 0 ? { ...part, start } : 'range'
}

/** Concurrent callers share one look. */
function look(): Promise<Looked> {
  if (looked === undefined || Date.now() - lookedAt > LOOK_AGAIN_MS) {
    lookedAt = Date.now()
    looked = lookNow()
  }
  return looked
}

async function lookNow(): Promise<Looked> {
  const places = new Map((await placesOfArchives()).map((place) => [basename(place, ENDING), place]))
  const archives = await Promise.all([...places].map(([name, place]) => archiveAt(name, place)))
  return { places, archives: archives.filter((archive) => archive !== null) }
}

/** Paths and addresses of the archives: of each part of `MAP_TILES` that is a folder, the files in it. */
async function placesOfArchives(): Promise<string[]> {
  const { MAP_TILES, DATA_DIR } = env()
  const parts = MAP_TILES.map((part) => (/^https?:/.test(part) ? part : resolve(DATA_DIR, part)))
  return (await Promise.all(parts.map(inFolder))).flat()
}

async function inFolder(place: string): Promise<string[]> {
  if (place.endsWith(ENDING)) return [place]
  try {
    const files = (await readdir(place)).filter((file) => file.endsWith(ENDING))
    if (files.length === 0) log.warn({ folder: place }, 'the folder of MAP_TILES has no .pmtiles file')
    return files.map((file) => join(place, file))
  } catch (error) {
    log.error({ error, folder: place }, 'the folder of MAP_TILES cannot be read')
    return []
  }
}

async function archiveAt(name: string, place: string): Promise<TileArchive | null> {
  try {
    const { tileType, minLon, minLat, maxLon, maxLat } = await headerOf(place)
    if (tileType !== TileType.Mvt) throw new Error('its tiles are pictures, and not vectors (MVT)')
    return { name, west: minLon, south: minLat, east: maxLon, north: maxLat }
  } catch (error) {
    log.error({ error, archive: place }, 'an archive of MAP_TILES cannot be read: our drawing stands in its place')
    return null
  }
}

async function headerOf(place: string): Promise<Header> {
  const { bytes } = await readPart(place, 0, HEADER_BYTES - 1)
  if (bytes.length < HEADER_BYTES || String.fromCharCode(...bytes.subarray(0, 7)) !== 'PMTiles') {
    throw new Error('it is no PMTiles archive')
  }
  return bytesToHeader(new Uint8Array(bytes).buffer)
}
