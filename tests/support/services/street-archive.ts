import { writeFileSync } from 'node:fs'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, FeatureCollection } from 'geojson'
import { zxyToTileId } from 'pmtiles'

const MIN_ZOOM = 7
const MAX_ZOOM = 12
const HEADER_BYTES = 127
const METADATA = Buffer.from('{"vector_layers":[]}')

interface ArchiveTile {
  id: number
  data: Uint8Array
}

/**
 * Writes an archive as `pmtiles extract` would: version 3, vectors, not compressed, one directory
 * (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
 *
 * @param layers features by the layers of Protomaps' basemap.
 * @param bounds west, south, east, north.
 */
export function writeStreetArchive(
  file: string,
  layers: Readonly<Record<string, readonly Feature[]>>,
  bounds: readonly [number, number, number, number],
): void {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const collection: FeatureCollection = { type: 'FeatureCollection', features: [...features] }
    return { name, index: new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM }) }
  })
  const tiles: ArchiveTile[] = tilesIn(bounds).map(([z, x, y]) => {
    const found = indexes.flatMap(({ name, index }) => {
      const tile = index.getTile(z, x, y)
      return tile ? [[name, tile] as const] : []
    })
    return { id: zxyToTileId(z, x, y), data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }) }
  })
  writeFileSync(
    file,
    archiveOf(
      tiles.toSorted((one, other) => one.id - other.id),
      bounds,
    ),
  )
}

function tilesIn([west, south, east, north]: readonly [number, number, number, number]): [number, number, number][] {
  const tiles: [number, number, number][] = []
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    for (let x = column(west, z); x <= column(east, z); x++) {
      for (let y = row(north, z); y <= row(south, z); y++) tiles.push([z, x, y])
    }
  }
  return tiles
}

function column(longitude: number, z: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** z)
}

function row(latitude: number, z: number): number {
  const angle = (latitude * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z)
}

function archiveOf(
  tiles: readonly ArchiveTile[],
  [west, south, east, north]: readonly [number, number, number, number],
) {
  const directory = directoryOf(tiles)
  const data = Buffer.concat(tiles.map((tile) => tile.data))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  const parts = [directory.length, METADATA.length, 0, data.length]
  let offset = HEADER_BYTES
  for (const [index, length] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at)
  // Clustered; directory and tiles without compression; vectors; zooms.
  header.set([1, 1, 1, 1, MIN_ZOOM, MAX_ZOOM], 96)
  for (const [index, degree] of [west, south, east, north].entries()) {
    header.writeInt32LE(Math.round(degree * 1e7), 102 + 4 * index)
  }
  header.writeUInt8(MIN_ZOOM, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, directory, METADATA, data])
}

/** Ids as differences, then run lengths, lengths and offsets; an offset of 0 means right behind the tile before. */
function directoryOf(tiles: readonly ArchiveTile[]): Buffer {
  const differences = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const columns = [
    [tiles.length],
    differences,
    tiles.map(() => 1),
    tiles.map(({ data }) => data.length),
    tiles.map((_tile, index) => (index === 0 ? 1 : 0)),
  ]
  return Buffer.from(columns.flat().flatMap(varint))
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
