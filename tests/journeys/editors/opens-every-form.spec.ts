import type { Page } from '@playwright/test'
import { isTabbed } from '../../../content/src/forms/admin/section-table'
import { type FormSchema, formComponents, formTypes } from '../../support/expected/form-schemas'
import { expect, press, test } from '../../support/services/own-backend'
import { editor } from '../../support/services/stacks'

type Fields = Record<string, unknown>

const components = formComponents()

/** Values for fields whose format the schema prescribes. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'api::about-us-menu.about-us-menu video_Id': 'vimeo:76979871',
  'api::former-address.former-address formerPath': '/somewhere-before',
  'api::lead-routing-rule.lead-routing-rule answeredBy': 'Our desk',
}

test('every type and every component can be opened, changed and saved', { tag: '@release' }, async ({
  page,
  stack,
}) => {
  const read = await reader(stack.contentUrl)
  const touched = new Set<string>()
  const types = formTypes()
  expect(types.length).toBeGreaterThan(45)
  for (const type of types) {
    await test.step(type.uid, async () => {
      for (const record of await read.fullest(type)) {
        const path = type.isSingle ? `single-types/${type.uid}` : `collection-types/${type.uid}/${record.documentId}`
        await page.goto(`/admin/content-manager/${path}`)
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
        if (isTabbed(type.displayName)) await page.getByRole('button', { name: 'Whole form' }).click()
        await changeField(page, type, '', record)
        await changeParts(page, type, '', record, touched)
        expect(await press(page, 'Save'), type.uid).toBe(200)
      }
    })
  }
  expect([...components.keys()].filter((uid) => !touched.has(uid))).toEqual([])
})

/** Changes one text field. It prefers long texts, because short ones often must have a format. */
async function changeField(page: Page, schema: FormSchema, before: string, record: Fields): Promise<void> {
  const names = Object.keys(schema.attributes)
  const other = names.find((name) => `${schema.uid} ${name}` in OTHERWISE)
  const free = (type: string) =>
    names.find((name) => {
      const attribute = schema.attributes[name]
      return attribute?.type === type && !attribute.regex && !/link|url/i.test(name)
    })
  const name = other ?? free('text') ?? free('string') ?? free('integer')
  if (!name) throw new Error(`${schema.uid} has no field that can be changed`)
  const field = page.locator(`[name="${before}${name}"]`)
  await field.scrollIntoViewIfNeeded()
  const old = record[name]
  await field.fill(other ? (OTHERWISE[`${schema.uid} ${name}`] ?? '') : typeof old === 'number' ? '7' : `${old ?? ''}.`)
}

/** Opens one entry of each kind of component, and changes it. */
async function changeParts(page: Page, schema: FormSchema, before: string, record: Fields, touched: Set<string>) {
  for (const [name, { component, repeatable, type }] of Object.entries(schema.attributes)) {
    if (type === 'dynamiczone') await changeBlocks(page, name, record, touched)
    const part = component ? components.get(component) : undefined
    if (!part || touched.has(part.uid)) continue
    const entries = [record[name] ?? []].flat() as Fields[]
    const index = entries.findIndex((entry) => shown(entry, part) !== '')
    const entry = entries[index]
    if (!entry) continue
    const at = `${before}${name}.${repeatable ? `${index}.` : ''}`
    // A gallery shows its entries as they are.
    if (repeatable && part.uid !== 'project.picture')
      await page
        .getByRole('button', { name: shown(entry, part), exact: true })
        .first()
        .click()
    await changeField(page, part, at, entry)
    touched.add(part.uid)
    await changeParts(page, part, at, entry, touched)
  }
}

/** Opens one block of each kind, and changes it. */
async function changeBlocks(page: Page, name: string, record: Fields, touched: Set<string>) {
  for (const [index, entry] of ((record[name] ?? []) as Fields[]).entries()) {
    const block = components.get(String(entry.__component))
    if (!block || touched.has(block.uid)) continue
    const said = shown(entry, block)
    await page
      .getByRole('button', { name: said ? `${block.displayName} - ${said}` : block.displayName })
      .first()
      .click()
    await changeField(page, block, `${name}.${index}.`, entry)
    touched.add(block.uid)
    await changeParts(page, block, `${name}.${index}.`, entry, touched)
  }
}

function shown(entry: Fields, { mainField }: FormSchema): string {
  return String(entry[mainField] ?? '').trim()
}

async function reader(backend: string) {
  const call = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(`${backend}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { data: Fields; results: Fields[] }
  }
  const { data: session } = await call('POST', '/admin/login', '', editor)
  const token = String(session.token)
  const rule = 'api::lead-routing-rule.lead-routing-rule'
  await call('POST', `/content-manager/collection-types/${rule}`, token, { email: 'desk@ashlar.example' })
  return {
    /** Among the first records of a type, a few that together have all kinds of components. */
    async fullest(type: FormSchema): Promise<Fields[]> {
      if (type.isSingle) return [(await call('GET', `/content-manager/single-types/${type.uid}`, token)).data]
      const path = `/content-manager/collection-types/${type.uid}`
      const parts = Object.values(type.attributes).filter((one) => one.component || one.components)
      const many = parts.some(({ components: kinds }) => kinds) ? 100 : 12
      const { results } = await call('GET', `${path}?pageSize=${parts.length > 0 ? many : 1}`, token)
      const records: Fields[] = []
      for (const { documentId } of results) records.push((await call('GET', `${path}/${documentId}`, token)).data)
      const chosen: Fields[] = []
      const covered = new Set<string>()
      const fresh = (record: Fields) => kindsOf(type, record).filter((kind) => !covered.has(kind))
      do {
        const [best] = records.toSorted((a, b) => fresh(b).length - fresh(a).length)
        if (!best) throw new Error(`there is no record of ${type.uid}`)
        chosen.push(best)
        for (const kind of fresh(best)) covered.add(kind)
      } while (records.some((record) => fresh(record).length > 0))
      return chosen
    },
  }
}

/** Components that a record uses. */
function kindsOf({ attributes }: FormSchema, record: Fields): string[] {
  return Object.entries(attributes).flatMap(([name, { component, components: kinds }]) => {
    const entries = [record[name] ?? []].flat() as Fields[]
    if (component) return entries.length > 0 ? [component] : []
    return kinds ? [...new Set(entries.map(({ __component }) => String(__component)))] : []
  })
}
