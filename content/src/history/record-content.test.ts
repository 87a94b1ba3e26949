import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { describe, expect, it } from 'vitest'
import { contentModels } from '../content-models'
import { changedFields, contentOf } from './record-content'

const SOURCES = join(import.meta.dirname, '..')

interface Schema {
  attributes: Record<string, { type: string; component?: string; components?: string[] }>
}
const read = (file: string) => JSON.parse(readFileSync(join(SOURCES, file), 'utf8')) as Schema

const MODELS: Record<string, Schema> = {
  page: {
    attributes: {
      title: { type: 'string' },
      picture: { type: 'media' },
      parts: { type: 'component', component: 'part' },
      blocks: { type: 'dynamiczone', components: ['part'] },
      createdBy: { type: 'relation' },
    },
  },
  part: { attributes: { id: { type: 'integer' }, words: { type: 'text' } } },
}
const strapi = { getModel: (uid: string) => MODELS[uid] } as unknown as Core.Strapi

describe('the content of a version', () => {
  it('is what an editor wrote, in the format of a save', () => {
    const record = {
      id: 4,
      documentId: 'abc',
      title: 'A title',
      picture: { id: 9, name: 'arris.svg', url: '/uploads/arris.svg' },
      parts: [{ id: 7, words: 'Some' }],
      blocks: [
        { id: 8, __component: 'part', words: 'Others' },
        { id: 9, __component: 'of-a-kind-that-is-gone', words: 'None' },
      ],
      createdBy: { id: 1, email: 'someone@ashlar.example' },
    }
    const content = contentOf(strapi, 'page' as never, record)
    expect(content).toEqual({
      title: 'A title',
      picture: { id: 9, name: 'arris.svg' },
      parts: [{ words: 'Some' }],
      blocks: [{ __component: 'part', words: 'Others' }],
    })
    expect(contentOf(strapi, 'page' as never, content)).toEqual(content)
    expect(contentOf(strapi, 'page' as never, content, () => false).picture).toBeNull()
  })

  it('has no fields that were added later', () => {
    expect(contentOf(strapi, 'page' as never, { title: 'A' })).toEqual({ title: 'A' })
    expect(changedFields({ title: 'A' }, { title: 'A', parts: [] })).toEqual([])
    expect(changedFields({ title: 'A', parts: [] }, { title: 'B', parts: [] })).toEqual(['title'])
  })

  it('covers all kinds of fields of our types', () => {
    const components = readdirSync(join(SOURCES, 'components'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join('components', file))
    const types = [...contentModels.map(({ model }) => model), 'mail-text'].map(
      (model) => `api/${model}/content-types/${model}/schema.json`,
    )
    const unkept = [...types, ...components].flatMap((file) =>
      Object.entries(read(file).attributes)
        .filter(([, { type }]) => ['relation', 'password'].includes(type))
        .map(([name]) => `${file} ${name}`),
    )
    expect(unkept).toEqual([])
  })
})
