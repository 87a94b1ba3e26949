import { describe, expect, it } from 'vitest'
import { fitFields } from '../src/fit-record.mjs'
import { readImportOptions } from '../src/options.mjs'
import { FilePlace } from '../src/source-record.mjs'

const ACCOUNT = { IMPORT_EMAIL: 'a@ashlar.example', IMPORT_PASSWORD: 'x' }
const options = (args: readonly string[], env = {}) => readImportOptions(args, { ...ACCOUNT, ...env }, 1337)

describe('the options of an import', () => {
  it('name a source, ours on this machine, and the hosts of files', () => {
    const read = options(['--from-strapi', 'https://old.example/cms', '--files-from', 'cdn.example, b.example'])
    expect(read.from.href).toBe('https://old.example/cms/')
    expect(read.to.href).toBe('http://127.0.0.1:1337/')
    expect([...read.fileHosts]).toEqual(['old.example', 'cdn.example', 'b.example'])
  })

  it.each([
    [[]],
    [['--from-strapi', 'ftp://old.example']],
    [['--from-strapi', 'https://a.example', '--from-wordpress', 'https://b.example']],
    [['--from-wordpress', 'https://me:secret@old.example']],
    [['--from-wordpress', 'https://old.example', '--token', 'secret']],
  ])('%j are refused', (args) => {
    expect(() => options(args)).toThrow('Nothing was imported.')
  })

  it('need an account from the environment', () => {
    expect(() => options(['--from-strapi', 'https://a.example'], { IMPORT_PASSWORD: '' })).toThrow(
      'Nothing was imported.',
    )
  })
})

describe('a record of the source', () => {
  const components = new Map([['page.section', { heading: { type: 'string' }, picture: { type: 'media' } }]])
  const attributes = {
    title: { type: 'string' },
    picture: { type: 'media' },
    gallery: { type: 'media', multiple: true },
    sections: { type: 'component', component: 'page.section', repeatable: true },
    blocks: { type: 'dynamiczone', components: ['page.section'] },
  }
  const fitted = (fields: Record<string, unknown>) => {
    const left: string[] = []
    const base = new URL('https://old.example/cms/')
    return { fitted: fitFields(fields, attributes, { components, base, leave: (place) => left.push(place) }), left }
  }
  const file = { url: '/uploads/a.jpg', name: 'a.jpg', alternativeText: 'A stone' }

  it.each([
    ['Strapi 5', file, [file]],
    ['Strapi 4', { data: { id: 1, attributes: file } }, { data: [{ id: 1, attributes: file }] }],
  ])('of %s keeps what has a place here, in parts and blocks too', (_version, one, many) => {
    const { fitted: kept, left } = fitted({
      ...{ id: 7, documentId: 'x', locale: 'en', title: 'T', picture: one, gallery: many, mood: 'glad', empty: null },
      sections: [{ id: 1, heading: 'H', picture: one, colour: 'red' }],
      blocks: [{ __component: 'page.section', heading: 'B' }, { __component: 'old.map' }],
    })
    expect(kept).toEqual({
      title: 'T',
      picture: expect.any(FilePlace),
      gallery: [expect.any(FilePlace)],
      sections: [{ heading: 'H', picture: expect.any(FilePlace) }],
      blocks: [{ __component: 'page.section', heading: 'B' }],
    })
    expect((kept.picture as FilePlace).file).toMatchObject({
      url: 'https://old.example/uploads/a.jpg',
      alternativeText: 'A stone',
    })
    expect(left).toEqual(['mood', 'sections.colour', 'blocks.old.map'])
  })
})
