import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flatten, isRecord, type Lead, type LeadType } from '@ashlar/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDescribedStrapi } from '../../support/services/described-strapi'
import { existingLeads, existingMap, existingRecords, existingTypes } from '../../support/services/existing-strapi'
import type { ForeignStrapi, StrapiVersion } from '../../support/services/strapi-project'
import { runScript } from '../run-script'

const envelope = {
  consent: { noticeVersion: '2026-11-21', purposes: ['answer'], marketing: true },
  context: { page: '/services/retail', campaign: { utm_source: 'mail' }, record: '', language: 'en' },
  screening: { suspicions: [], address: '', proven: false },
}
const person = { name: 'Meera Joshi', email: 'meera@ashlar.example', phone: '+919820000101', city: 'Pune' }

function leadOf(fields: Record<string, unknown>): Lead {
  return { ...person, idempotencyKey: randomUUID(), ...fields, ...envelope } as unknown as Lead
}

/** A real Strapi that is not ours: what visitors send to it, and what `npm run connect` says of it. */
export function describeForeignBackend(version: StrapiVersion): void {
  describe(`a plain Strapi ${version}`, () => {
    let strapi: ForeignStrapi
    let dataDir: string
    let mapFile: string

    beforeAll(async () => {
      strapi = await startDescribedStrapi(version, {
        types: existingTypes,
        records: existingRecords,
        creates: existingLeads,
      })
      dataDir = mkdtempSync(join(tmpdir(), 'ashlar-outbox-'))
      mapFile = join(dataDir, 'content-map.json')
      writeFileSync(mapFile, JSON.stringify(existingMap))
      vi.stubEnv('CONTENT_URL', strapi.url)
      vi.stubEnv('CONTENT_READ_TOKEN', strapi.token)
      vi.stubEnv('CONTENT_CREATE_TOKEN', strapi.createToken)
      vi.stubEnv('DATA_DIR', dataDir)
      vi.stubEnv('LOG_LEVEL', 'silent')
    })
    // A new start of the site: what it has learnt comes from the disk.
    afterEach(() => {
      vi.stubEnv('CONTENT_MAP', '')
      vi.resetModules()
    })
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

    it('the same enquiry twice, by its key or its words, is stored once and has one reference', async () => {
      const before = (await stored('general-leads')).length
      const sends = ['', randomUUID()].map((idempotencyKey) =>
        [1, 2].map(() => store('general-leads', { subject: 'land', message: 'Pressed twice.', idempotencyKey })),
      )
      for (const pair of sends) {
        const [first, second] = await Promise.all(pair)
        expect(second?.reference).toBe(first?.reference)
      }
      expect(await stored('general-leads')).toHaveLength(before + 2)
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

    it('what the types lack is not kept for the next start, when somebody may have added it', async () => {
      expect(JSON.parse(readFileSync(join(dataDir, 'site/foreign-backend.json'), 'utf8'))).toEqual({
        url: strapi.url,
        shapes: Object.fromEntries(
          ['newsletter-emails', 'general-leads', 'services-leads', 'ada-leads'].map((name) => [`/api/${name}`, 'data']),
        ),
      })
    })

    it('a type that is missing keeps it waiting in the outbox', async () => {
      const { reference } = await store('aca-leads', { message: 'A wall in Pune' })
      expect(kept().find((file) => file.reference === reference)).toMatchObject({ state: 'waiting', attempts: 1 })
    })

    it('a content map names another path and other attributes', async () => {
      vi.stubEnv('CONTENT_MAP', mapFile)
      const { reference } = await store('aca-leads', { message: 'A wall in Nashik' })
      const [record, ...others] = await stored('requests')
      expect(others).toEqual([])
      expect(record).toMatchObject({ FullName: person.name, Mail: person.email, Origin: 'website' })
      expect(record?.Notes).toMatch(/^A wall in Nashik/)
      expect(kept().map((file) => file.reference)).not.toContain(reference)
    })

    const connect = (env: NodeJS.ProcessEnv = {}, address = strapi.url) =>
      runScript('connect', [address], {
        CONTENT_READ_TOKEN: strapi.token,
        CONTENT_CREATE_TOKEN: strapi.createToken,
        ...env,
      })

    const count = async () => (await stored('general-leads')).length + (await stored('newsletter-emails')).length

    it('connect says what is there, and writes nothing', async () => {
      const before = await count()
      const { code, said } = await connect()
      expect(said).toMatch(/menu-images-mdms +there +9 of 9 records; fields 7 of 7; pictures 5 of 5 tried/)
      expect(said).toMatch(/about-us-menus +there +1 of 1 records/)
      expect(said).toMatch(/pages +missing +what brand\/ has, or nothing/)
      expect(said).toMatch(/general-leads +there/)
      expect(said).toMatch(/project-leads +missing +the form works; what is sent stays in the outbox/)
      expect(said).toMatch(/career-leads +not sent +whom to write to/)
      expect(said).toMatch(/newsletter-emails +there/)
      expect(said).toMatch(/pictures and films +there +those of \/uploads/)
      expect(said).toContain('Nothing is left to do')
      expect(code).toBe(0)
      expect(await count()).toBe(before)
    })

    it('connect with a content map shows collections of theirs as ours', async () => {
      const { code, said } = await connect({ CONTENT_MAP: mapFile })
      expect(said).toMatch(/consolidated-projects +there +1 of 1 records; fields \d+ of \d+.*; pictures 2 of 2 tried/)
      expect(said).toMatch(/testimonials +there +1 of 1 records/)
      expect(code, said).toBe(0)
    })

    it('connect ends with 1 and says what to do: a wrong token, records that do not fit, a faulty map, and writes nothing', async () => {
      const refused = await connect({ CONTENT_READ_TOKEN: 'wrong' })
      expect(refused.code).toBe(1)
      expect(refused.said).toContain('menu-images-mdms: set CONTENT_READ_TOKEN to a token of this backend')
      const before = await count()
      const strange = await connect({ CONTENT_CREATE_TOKEN: 'wrong' })
      expect(strange.code).toBe(1)
      expect(strange.said).toContain('newsletter-emails: set CONTENT_CREATE_TOKEN to a token of this backend')
      const readOnly = await connect({ CONTENT_CREATE_TOKEN: strapi.token })
      expect(readOnly.code).toBe(1)
      expect(readOnly.said).toMatch(/general-leads +not allowed/)
      expect(readOnly.said).toContain('general-leads: let the create token create general-leads')
      expect(await count()).toBe(before)
      const unfit = { 'consolidated-projects': { path: '/api/properties', fields: { name: 'Title' } } }
      writeFileSync(join(dataDir, 'unfit.json'), JSON.stringify(unfit))
      const { code, said } = await connect({ CONTENT_MAP: join(dataDir, 'unfit.json') })
      expect(code).toBe(1)
      expect(said).toContain('consolidated-projects: 1 of 1 records do not fit (slug')
      expect(said).toContain('Stage')
      writeFileSync(join(dataDir, 'faulty.json'), JSON.stringify({ projekts: {} }))
      const faulty = await connect({ CONTENT_MAP: join(dataDir, 'faulty.json') })
      expect(faulty.code).toBe(1)
      expect(faulty.said).toContain('"projekts" is no collection of ours')
      const nobody = await connect({}, 'http://127.0.0.1:9')
      expect([nobody.code, nobody.said.includes('does not answer')]).toEqual([1, true])
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
      const meta = { receivedAt: new Date(Date.now() - 60_000).toISOString(), attempts: 0, nextAt: 0, reason: '' }
      await putEntry({ ...content, ...meta, reference: 'ASH-CUT-OFF', state: 'sending' })
      const count = (await stored('general-leads')).length
      await (await import('@/content/writers/outbox/deliver')).sendDueEntries()
      expect(kept().find((file) => file.reference === 'ASH-CUT-OFF')).toMatchObject({ state: 'stuck' })
      expect(await stored('general-leads')).toHaveLength(count)
    })
  })
}
