import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flatten, isRecord, type Lead, type LeadType } from '@ashlar/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { plainType, startDescribedStrapi } from '../../support/services/described-strapi'
import type { ForeignStrapi, StrapiVersion } from '../../support/services/strapi-project'

/** Types of an existing backend for what visitors send, each with attributes of its own. */
const LEAD_TYPES = [
  // With most of our fields, and text in the usual place.
  plainType(
    'general-lead',
    {
      name: { type: 'string', required: true },
      email: { type: 'string' },
      phone: { type: 'string' },
      city: { type: 'string' },
      message: { type: 'text' },
    },
    false,
  ),
  // With another name for text, and a field that takes other values than ours.
  plainType(
    'services-lead',
    { name: { type: 'string' }, budget: { type: 'integer' }, email: { type: 'string' }, remarks: { type: 'text' } },
    false,
  ),
  // Without an attribute for text.
  plainType('ada-lead', { name: { type: 'string' }, email: { type: 'string' } }, false),
]

const envelope = {
  consent: { noticeVersion: '2026-11-21', purposes: ['answer'], marketing: true },
  context: { page: '/services/retail', campaign: { utm_source: 'mail' }, record: '', language: 'en' },
  screening: { suspicions: [], address: '', proven: false },
  idempotencyKey: '0123456789abcdef0123',
}
const person = { name: 'Meera Joshi', email: 'meera@ashlar.example', phone: '+919820000101', city: 'Pune' }

function leadOf(fields: Record<string, unknown>): Lead {
  return { ...person, ...fields, ...envelope } as unknown as Lead
}

/** What the site writes to a real Strapi that is not ours, without a site around it. */
export function describeForeignWrites(version: StrapiVersion): void {
  describe(`what visitors send to a plain Strapi ${version}`, () => {
    let strapi: ForeignStrapi
    let dataDir: string

    beforeAll(async () => {
      strapi = await startDescribedStrapi(version, LEAD_TYPES)
      dataDir = mkdtempSync(join(tmpdir(), 'ashlar-outbox-'))
      vi.stubEnv('CONTENT_URL', strapi.url)
      vi.stubEnv('CONTENT_READ_TOKEN', strapi.token)
      vi.stubEnv('CONTENT_CREATE_TOKEN', strapi.createToken)
      vi.stubEnv('DATA_DIR', dataDir)
      vi.stubEnv('LOG_LEVEL', 'silent')
    })
    // A new start of the site: what it has learnt comes from the disk.
    afterEach(() => vi.resetModules())
    afterAll(async () => {
      vi.unstubAllEnvs()
      await strapi?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    })

    const store = async (type: LeadType, fields: Record<string, unknown>) =>
      (await import('@/content/writers/leads')).storeLead(type, leadOf(fields))

    /** Every record of a collection, the oldest first. */
    async function stored(collection: string): Promise<Record<string, unknown>[]> {
      const answer = await fetch(`${strapi.url}/api/${collection}?sort=id:asc`, {
        headers: { authorization: `Bearer ${strapi.token}` },
      })
      const records = flatten(await answer.json())
      return Array.isArray(records) ? records.filter(isRecord) : []
    }

    /** The files of the outbox. */
    function kept(): Record<string, unknown>[] {
      const folder = join(dataDir, 'outbox')
      return readdirSync(folder).map((name) => {
        expect(statSync(join(folder, name)).mode % 0o1000).toBe(0o600)
        return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>
      })
    }

    it('a newsletter address is stored once, with the body that a stock controller wants', async () => {
      const subscribe = async (email: string) =>
        (await import('@/content/writers/newsletter')).subscribeToNewsletter(email, { ...envelope, noticeVersion: '1' })
      expect(await subscribe('meera@ashlar.example')).toBe('taken')
      vi.resetModules()
      expect(await subscribe('asha@ashlar.example')).toBe('taken')
      expect((await stored('newsletter-emails')).map(({ subscribedEmail }) => subscribedEmail)).toEqual([
        'meera@ashlar.example',
        'asha@ashlar.example',
      ])
      expect(kept()).toEqual([])
    })

    it('a lead fills the attributes that the type has, and its text has the rest', async () => {
      const receipt = await store('general-leads', {
        subject: 'land',
        message: 'Four acres.',
        company: '',
        callTime: '',
      })
      expect(receipt).toMatchObject({ type: 'general-leads', answeredBy: '', visitorToken: '' })
      const again = await store('general-leads', { subject: 'land', message: 'Six acres.', company: '', callTime: '' })
      const [first, second, ...others] = await stored('general-leads')
      expect(others).toEqual([])
      for (const record of [first, second]) expect(record).toMatchObject(person)
      expect(first?.message).toMatch(/^Four acres\.\n\n[\s\S]*Subject: land[\s\S]*Page: \/services\/retail/)
      expect(first?.message).toContain(`Reference: ${receipt.reference}`)
      expect(first?.message).toContain('Agreed to: answer, marketing')
      // What is known now need not be repeated.
      expect(second?.message).toMatch(/^Six acres\.\n\nSubject: land/)
      expect(second?.message).not.toContain('Name: Meera')
      expect(second?.message).toContain(`Reference: ${again.reference}`)
      expect(kept()).toEqual([])
    })

    it('a value that an attribute refuses goes into the text too', async () => {
      await store('services-leads', { service: 'retail', budget: '1-to-2-crore', message: 'A shop.' })
      const [record, ...others] = await stored('services-leads')
      expect(others).toEqual([])
      expect(record).toMatchObject({ name: person.name, budget: null })
      expect(record?.remarks).toMatch(/^A shop\.[\s\S]*Service: retail[\s\S]*Budget: 1-to-2-crore/)
    })

    it('what has no place there stays in the outbox, with what to do', async () => {
      const { reference } = await store('ada-leads', { message: 'A page that loads' })
      const entry = kept().find((file) => file.reference === reference)
      expect(entry).toMatchObject({ state: 'stuck', fields: { message: 'A page that loads' } })
      expect(entry?.reason).toContain('name one as "text" of "ada-leads" in the content map')
    })

    it('a type that is missing keeps it waiting in the outbox', async () => {
      const { reference } = await store('aca-leads', { message: 'A wall in Pune' })
      expect(kept().find((file) => file.reference === reference)).toMatchObject({ state: 'waiting', attempts: 1 })
    })

    it('while the backend is away nothing is lost, and nothing is sent twice when it is back', async () => {
      const before = await stored('general-leads')
      await strapi.end()
      const { reference } = await store('general-leads', { subject: 'other', message: 'While you were away.' })
      expect(kept().find((file) => file.reference === reference)).toMatchObject({ state: 'waiting' })
      await strapi.start()
      const { sendDueEntries } = await import('@/content/writers/outbox/deliver')
      const soon = Date.now() + 60_000
      await sendDueEntries(soon)
      await sendDueEntries(soon)
      expect(kept().find((file) => file.reference === reference)).toBeUndefined()
      const added = (await stored('general-leads')).slice(before.length)
      expect(added).toHaveLength(1)
      expect(added[0]?.message).toContain('While you were away.')
    })

    it('an entry on its way when the site ended waits for a person: it may have arrived', async () => {
      const { putEntry } = await import('@/content/writers/outbox/outbox')
      const content = { collection: 'general-leads', fields: { name: 'Meera' }, details: {} }
      const meta = { receivedAt: new Date().toISOString(), attempts: 0, nextAt: 0, reason: '' }
      await putEntry({ ...content, ...meta, reference: 'ASH-CUT-OFF', state: 'sending' })
      const count = (await stored('general-leads')).length
      await (await import('@/content/writers/outbox/deliver')).sendDueEntries()
      expect(kept().find((file) => file.reference === 'ASH-CUT-OFF')).toMatchObject({ state: 'stuck' })
      expect(await stored('general-leads')).toHaveLength(count)
    })
  })
}
