import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findShapeFaults } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { contentModels, uidOf } from '../content-models'
import type { Fields } from './faults'
import { projectRule } from './project-rules'

const CONTENT = join(import.meta.dirname, '../..')
const FOLDERS = [join(CONTENT, 'seed'), join(CONTENT, '../brand')]

/** The seeds of a type, from all parts of its file. A file of the media library is given by its name. */
function seedsOf(model: string): Fields[] {
  const path = join(CONTENT, 'src/api', model, 'content-types', model, 'schema.json')
  const { info } = JSON.parse(readFileSync(path, 'utf8')) as { info: { pluralName: string } }
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => [info.pluralName, model].includes(file.replace(/(-[a-z])?\.json$/, '')))
      .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fields[]),
  )
}

describe('a published record', () => {
  it('is read by a schema of the contract, whatever its type; posts travel in another shape', () => {
    const unread = contentModels.map(({ model }) => model).filter((model) => findShapeFaults(model, 7).length === 0)
    expect(unread).toEqual(['post'])
  })

  it('has each of its faults named at its place', () => {
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
      { path: ['nearby', 1, 'name'], message: 'must not be empty' },
      { path: ['sitePlan', 'width'], message: 'must be larger than 0' },
    ])
  })

  it('is read for visitors as it always was: what does not fit is left out', async () => {
    const { parseList, project } = await import('@ashlar/contract')
    const record = { slug: 'a', name: 'A', propertyType: 'Residential', city: 'Pune', projectStatus: 'Sold out' }
    const { records } = parseList(project, [{ ...record, amenities: ['Pool', 7], sitePlan: { width: 0 } }])
    expect(records).toMatchObject([{ amenities: ['Pool'], sitePlan: null }])
  })

  it('is each of the seeds, as far as can be told without a database', async () => {
    // A film needs a media file, and the seeds only name it.
    const models = contentModels.map(({ model }) => model).filter((model) => model !== 'film')
    const faults: unknown[] = []
    let checked = 0
    for (const model of models) {
      for (const record of seedsOf(model)) {
        checked += 1
        const examined = { model, uid: uidOf(model), record, published: { all: async () => [] }, seenFrom: new Date() }
        const found = [...findShapeFaults(model, record), ...(await projectRule(examined))]
        if (found.length > 0) faults.push({ model, key: record.$key, found })
      }
    }
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(400)
  })
})
