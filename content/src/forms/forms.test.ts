import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageForms } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import formBlock from '../components/block/form.json'
import { storedTypeOf } from '../field-rules/custom-fields'
import { formFaults, readableFieldOf } from './form-faults'

interface SchemaFile {
  info: { displayName: string }
  pluginOptions?: { 'content-manager'?: { visible?: boolean } }
  attributes: Record<string, { type: string; customField?: string }>
  config?: {
    settings?: { mainField?: string; defaultSortBy?: string }
    metadatas?: Record<string, { edit?: { label?: string; description?: string } }>
    layouts?: { list?: string[] }
  }
}

const SOURCES = join(import.meta.dirname, '..')
const schemas = [...filesUnder('api'), ...filesUnder('components')].map((file) => {
  const schema = JSON.parse(readFileSync(join(SOURCES, file), 'utf8')) as SchemaFile
  for (const field of Object.values(schema.attributes)) field.type = storedTypeOf(field)
  return { uid: file, ...schema }
})

function filesUnder(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
}

describe('the forms of the admin', () => {
  it('name every record and component by a readable field', () => {
    const faults = schemas.flatMap((schema) =>
      formFaults(schema, { settings: schema.config?.settings ?? {} }).map((fault) => ({ file: schema.uid, ...fault })),
    )
    expect(faults).toEqual([])
  })

  it('have a label and a description for every field that an editor sees', () => {
    const bare = schemas
      .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
      .flatMap(({ uid, attributes, config }) =>
        Object.keys(attributes)
          .filter((name) => {
            const { label, description } = config?.metadatas?.[name]?.edit ?? {}
            return !label || !description
          })
          .map((name) => `${uid}: ${name}`),
      )
    expect(bare).toEqual([])
  })

  it('offer in the block Form every form that may stand on any page, and no other', () => {
    expect(formBlock.attributes.form.enum).toEqual(pageForms)
  })

  it('have unique names', () => {
    const names = schemas.filter(({ uid }) => uid.startsWith('api')).map(({ info }) => info.displayName)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  })
})

describe('a form', () => {
  const schema = {
    uid: 'project.picture',
    attributes: { picture: { type: 'media' }, focalX: { type: 'integer' }, caption: { type: 'text' } },
  }

  it('is invalid when it names a record by a picture, or by a field that does not exist', () => {
    const settings = { mainField: 'picture', defaultSortBy: 'sequence' }
    expect(formFaults(schema, { settings })).toEqual([
      { setting: 'mainField', field: 'picture' },
      { setting: 'defaultSortBy', field: 'sequence' },
    ])
    expect(formFaults(schema, { settings: { mainField: 'caption', defaultSortBy: 'id' } })).toEqual([])
  })

  it('always has a field for the name', () => {
    expect(readableFieldOf(schema)).toBe('focalX')
    expect(readableFieldOf({ uid: 'x', attributes: { picture: { type: 'media' } } })).toBe('id')
  })
})
