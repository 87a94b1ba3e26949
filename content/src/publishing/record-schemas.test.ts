import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  award,
  findShapeFaults,
  opening,
  pressItem,
  project,
  researchReport,
  testimonial,
  vodcast,
} from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { contentModels, uidOf } from '../content-models'
import { consistencyRule } from '../field-rules/consistency-rules'
import type { Fields } from './faults'
import { projectRule } from './project-rules'

const CONTENT = join(import.meta.dirname, '../..')
const FOLDERS = [join(CONTENT, 'seed'), join(CONTENT, '../brand')]

interface TypeFile {
  info: { pluralName: string }
  attributes: Record<string, unknown>
}

function typeOf(model: string): TypeFile {
  const path = join(CONTENT, 'src/api', model, 'content-types', model, 'schema.json')
  return JSON.parse(readFileSync(path, 'utf8')) as TypeFile
}

/** The seeds of a type, from all parts of its file. A file of the media library is given by its name. */
function seedsOf(model: string): Fields[] {
  const { info } = typeOf(model)
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => [info.pluralName, model].includes(file.replace(/(-[a-z])?\.json$/, '')))
      .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fields[]),
  )
}

/** The records of lists, by model. */
const RECORDS = {
  'consolidated-project': project,
  'insights-research-report': researchReport,
  'homepage-press-coverage': pressItem,
  vodcast,
  opening,
  testimonial,
  award,
}

/** The parts of a Zod schema that are read here. */
interface SchemaLike {
  _zod: { def: { in?: SchemaLike; shape?: Record<string, unknown> } }
}

/** Names of the fields that a schema reads from the wire. */
function wireFieldsOf({ _zod: { def } }: SchemaLike): string[] {
  return def.in ? wireFieldsOf(def.in) : Object.keys(def.shape ?? {})
}

describe('a published record', () => {
  it('has a schema in the contract for every type, except posts, which have another format', () => {
    const unread = contentModels.map(({ model }) => model).filter((model) => findShapeFaults(model, 7).length === 0)
    expect(unread).toEqual(['post'])
  })

  it.each(Object.entries(RECORDS))('is asked for no field that its type lacks: %s', (model, schema) => {
    const fields = wireFieldsOf(schema as unknown as SchemaLike)
    expect(fields.length).toBeGreaterThan(3)
    // Strapi gives every record an id of its own.
    const known = ['documentId', ...Object.keys(typeOf(model).attributes)]
    expect(fields.filter((name) => !known.includes(name))).toEqual([])
  })

  it('has in its seeds no field that its type lacks', () => {
    const unknown = contentModels.flatMap(({ model }) => {
      const known = Object.keys(typeOf(model).attributes)
      const names = new Set(seedsOf(model).flatMap((record) => Object.keys(record)))
      return [...names]
        .filter((name) => !name.startsWith('$') && !known.includes(name))
        .map((name) => `${model}: ${name}`)
    })
    expect(unknown).toEqual([])
  })

  it('reports each fault with its place', () => {
    const record = { slug: 'a', name: 'A', propertyType: 'Residential', city: 'Pune', projectStatus: 'Sold out' }
    expect(findShapeFaults('consolidated-project', record)).toEqual([])
    expect(
      findShapeFaults('consolidated-project', {
        ...record,
        amenities: 'Pool',
        nearby: [
          { name: 'Station', minutes: 4 },
          { name: '', minutes: 4 },
        ],
        sitePlan: { width: 0, depth: 10 },
      }),
    ).toEqual([
      { path: ['amenities'], message: expect.stringContaining('a list in square brackets') },
      { path: ['nearby', 1, 'name'], message: 'must be filled in' },
      { path: ['sitePlan', 'width'], message: 'must be larger than 0' },
    ])
  })

  it('is parsed leniently for visitors: invalid parts are left out', async () => {
    const { parseList, project } = await import('@ashlar/contract')
    const record = { slug: 'a', name: 'A', propertyType: 'Residential', city: 'Pune', projectStatus: 'Sold out' }
    const { records } = parseList(project, [{ ...record, amenities: ['Pool', 7], sitePlan: { width: 0 } }])
    expect(records).toMatchObject([{ amenities: ['Pool'], sitePlan: null }])
  })

  it('can be each of the seeds, as far as this can be checked without a database', async () => {
    // A film needs a media file, and the seeds only name it.
    const models = contentModels.map(({ model }) => model).filter((model) => model !== 'film')
    const faults: unknown[] = []
    let checked = 0
    for (const model of models) {
      for (const record of seedsOf(model)) {
        checked += 1
        const examined = { model, uid: uidOf(model), record, published: { all: async () => [] }, seenFrom: new Date() }
        const found = [
          ...findShapeFaults(model, record),
          ...(await projectRule(examined)),
          ...(await consistencyRule(examined)),
        ]
        if (found.length > 0) faults.push({ model, key: record.$key, found })
      }
    }
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(400)
  })
})
