import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlan, SeedError } from './plan'

/** The part of Strapi that a plan uses: every type has the name of its model and a title. */
const strapi = {
  contentType: (uid: string) => ({ info: { pluralName: `${uid.split('.')[1]}s` } }),
  getModel: () => ({ attributes: { title: { type: 'string' } } }),
} as unknown as Core.Strapi

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-seeds-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function planOf(files: Record<string, unknown>): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(content))
  return (await readPlan(strapi, [folder])).map(({ collection, key }) => `${collection} ${key}`)
}

describe('a plan', () => {
  it('follows the order of the content models and not of the files', async () => {
    const plan = await planOf({ 'films.json': [{ $key: 'f' }], 'posts.json': [{ $key: 'p' }], 'notes.json': [{}] })
    expect(plan).toEqual(['films f', 'posts p'])
  })

  it('reads the parts of a file in order, and no file with a longer name', async () => {
    const plan = await planOf({
      'posts-b.json': [{ $key: 'second' }],
      'posts-a.json': [{ $key: 'first' }],
      'posts-old.json': [{ $key: 'never' }],
    })
    expect(plan).toEqual(['posts first', 'posts second'])
  })

  it('accepts the singular name for a single type', async () => {
    expect(await planOf({ 'csr-page.json': { $key: 'csr' } })).toEqual(['csr-pages csr'])
  })

  it.each([
    [{ 'posts-a.json': [{ $key: 'p' }], 'posts-b.json': [{ $key: 'p' }] }, 'posts-b.json: two records'],
    [{ 'posts.json': [{ title: 'P' }] }, 'posts.json: a record has no $key'],
    [{ 'posts.json': [{ $key: 'p', titel: 'P' }] }, 'posts.json: p: api::post.post has no attribute "titel"'],
  ])('of %j is refused before anything is written', async (files, message) => {
    await expect(planOf(files)).rejects.toThrow(message)
  })

  it('reads a model from the first folder that has its file', async () => {
    const brand = join(folder, 'brand')
    await mkdir(brand)
    await writeFile(join(brand, 'films.json'), JSON.stringify([{ $key: 'of the brand' }]))
    await writeFile(join(brand, 'posts.json'), JSON.stringify([{ $key: 'never' }]))
    await writeFile(join(folder, 'posts.json'), JSON.stringify([{ $key: 'p' }]))
    const plan = await readPlan(strapi, [folder, brand])
    expect(plan.map(({ collection, key }) => `${collection} ${key}`)).toEqual(['films of the brand', 'posts p'])
  })

  it('says that there is no folder', async () => {
    await expect(readPlan(strapi, [join(folder, 'nowhere')])).rejects.toThrow(SeedError)
  })
})
