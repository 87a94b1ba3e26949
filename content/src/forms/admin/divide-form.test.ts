import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { divideForm, HEADING, type LaidOutField, TABS } from './divide-form'
import { formSections, isTabbed } from './section-table'

interface Schema {
  info: { displayName: string }
  attributes: Record<string, { type: string; required?: boolean }>
  pluginOptions?: { 'content-manager'?: { visible?: boolean } }
}

const API = join(import.meta.dirname, '../../api')
const schemas = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('schema.json'))
  .map((name) => JSON.parse(readFileSync(join(API, name), 'utf8')) as Schema)
  .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
const byName = new Map(schemas.map((schema) => [schema.info.displayName, schema]))

const field = (name: string, type = 'string', size = 6): LaidOutField => ({
  name,
  type,
  size,
  label: name,
  attribute: {},
})

describe('the sections of forms', () => {
  it('have every field of their type, each once', () => {
    for (const [type, sections] of Object.entries(formSections)) {
      const placed = sections.flatMap(({ fields }) => fields)
      expect(placed.toSorted(), type).toEqual(Object.keys(byName.get(type)?.attributes ?? {}).toSorted())
    }
  })

  it('divide every form with more than eight fields', () => {
    const long = schemas.filter(({ attributes }) => Object.keys(attributes).length > 8)
    expect(long.map(({ info }) => info.displayName).filter((name) => !formSections[name])).toEqual([])
  })

  it('have the required fields in the first section, when only that is shown at first', () => {
    for (const [type, [first]] of Object.entries(formSections)) {
      if (!isTabbed(type)) continue
      const { attributes = {} } = byName.get(type) ?? {}
      const required = Object.keys(attributes).filter((name) => attributes[name]?.required)
      expect(first?.fields, type).toEqual(expect.arrayContaining(required))
    }
  })
})

describe('a divided form', () => {
  const names = formSections.Leader?.flatMap(({ fields }) => fields) ?? []

  it('has a panel for each section, with a heading and rows of at most twelve columns', () => {
    const panels = divideForm('Leader', [names.map((name) => [field(name)])])
    expect(panels.map(([heading]) => heading?.[0]?.section)).toEqual(['Person', 'Words', 'Contact'])
    expect(panels[0]?.[0]?.[0]?.type).toBe(HEADING)
    expect(panels[2]?.slice(1)).toEqual([[field('email'), field('phone')]])
  })

  it('keeps a field that is in no section, and leaves out one that the view does not show', () => {
    const panels = divideForm('Leader', [[[field('name'), field('new')]]])
    expect(panels.map(([heading]) => heading?.[0]?.section)).toEqual(['Person', 'More'])
    expect(panels.flat(2).filter(({ type }) => type !== HEADING)).toEqual([field('name'), field('new')])
  })

  it('gives a long text that is alone in its row all of it', () => {
    const [panel] = divideForm('Leader', [[[field('biography', 'text'), field('helpsWith', 'json', 12)]]])
    expect(panel?.slice(1)).toEqual([[field('biography', 'text', 12)], [field('helpsWith', 'json', 12)]])
  })

  it('begins with its sections when only one is shown', () => {
    const panels = divideForm('Project', [[[field('name'), field('summary')]]])
    expect(panels[0]?.[0]?.[0]).toMatchObject({ type: TABS, name: 'name' })
  })

  it('has headings with the name of a plain field, which Strapi asks for the rights to', () => {
    const panels = divideForm('Project', [[[field('pictures', 'component', 12), field('name')]]])
    const headings = panels.flat(2).filter(({ type }) => type === HEADING)
    expect(headings.map(({ name, section }) => [name, section])).toEqual([
      ['name', 'Project'],
      ['name', 'Pictures'],
    ])
  })

  it('shows blocks in a panel of their own', () => {
    const panels = divideForm('Page', [
      [[field('path')], [field('sections', 'component', 12)]],
      [[field('blocks', 'dynamiczone', 12)]],
    ])
    expect(panels.at(-1)).toEqual([[field('blocks', 'dynamiczone', 12)]])
  })

  it('of a short type stays as it is', () => {
    const panels = [[[field('title')]]]
    expect(divideForm('Blog category', panels)).toBe(panels)
  })
})
