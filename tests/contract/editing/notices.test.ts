import { builtInNotices, dayInIndia, flatten, noticeForms, noticeVersion, parseList, reads } from '@ashlar/contract'
import { beforeAll, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { get, type Shape } from '../call'
import { describeOnEachDatabase } from '../databases'
import { bodyOf, receiptIn, send } from '../leads/lead-bodies'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const FORM = 'general-leads'
const BUILT_IN = builtInNotices[FORM].version
const AGREE = 'I agree that {brand} writes to me about this alone.'

const paragraph = (text: string, url?: string) => ({
  type: 'paragraph',
  children: [
    { type: 'text', text },
    ...(url ? [{ type: 'link', url, children: [{ type: 'text', text: 'More' }] }] : []),
  ],
})

/** What editors may write and the rules refuse, with the field at fault. */
const REFUSED = [
  [{ text: [paragraph('We erase it after 24 months.')] }, 'text'],
  [{ text: [paragraph('We erase it some day.', '/privacy-policy')] }, 'text'],
  [{ text: [{ type: 'heading', level: 2, children: [{ type: 'text', text: '24' }] }] }, 'text.0'],
  [{ rights: [paragraph('Ask us.')] }, 'rights'],
  [{ agree: '' }, 'agree'],
  [{ agree: 'I agree that {company} answers.' }, 'agree'],
  [{ decline: 'No' }, 'decline'],
  [{ share: 'The developer may see it.' }, 'share'],
  [{ form: 'project-leads' }, 'form'],
] as const

describeOnEachDatabase(
  'the notices at forms',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })

    const versionsOf = async (form: string) => {
      const { body } = await get(backend, reads.noticeVersions.path, { token: backend.stack.tokens.read })
      return parseList(noticeVersion, body).records.filter((one) => one.form === form)
    }
    const shownVersion = async (form: string, shape: Shape = 'v4') => {
      const { body } = await get(backend, reads.notices.path, { token: backend.stack.tokens.read, shape })
      return textAt(
        (flatten(body) as unknown[]).find((one) => textAt(one, 'form') === form),
        'version',
      )
    }
    const recordOf = async (model: string, field: string, value: string) => {
      const query = `filters[${field}][$eq]=${encodeURIComponent(value)}`
      const body = await boss.must('GET', `/content-manager/collection-types/${uidOf(model)}?${query}`)
      return textAt(listAt(body, 'results')[0], 'documentId')
    }
    const leadUnder = async (noticeVersion: string, language = 'en') => {
      const consent = { noticeVersion, purposes: ['answer'], marketing: false }
      const context = { page: '/about/contact-us', language }
      const { reference } = receiptIn(await send(backend, FORM, { ...bodyOf(FORM), consent, context }))
      return boss.must('GET', `/lead-desk/leads/${reference}`)
    }

    it('begin with the version of the built-in words, in every language of the site', async () => {
      for (const form of noticeForms) {
        const versions = await versionsOf(form)
        expect(versions.map(({ version }) => version)).toEqual([builtInNotices[form].version])
        expect(JSON.stringify(versions[0]?.words.en), form).not.toContain('{brand}')
        expect(JSON.stringify(versions[0]?.words.hi), form).toMatch(/\p{Script=Devanagari}/u)
      }
      expect(await shownVersion(FORM)).toBe(BUILT_IN)
      expect(await shownVersion(FORM, 'flat')).toBe(BUILT_IN)
    })

    it('get a version when changed words are published, and only then', async () => {
      const record = await recordOf('notice', 'form', FORM)
      await boss.save('notice', record, { agree: AGREE })
      expect(await shownVersion(FORM)).toBe(BUILT_IN)
      expect((await boss.publish('notice', record)).status).toBe(200)
      const version = await shownVersion(FORM)
      expect(version).toMatch(new RegExp(`^${dayInIndia()}(\\.2)?$`))
      expect(version).not.toBe(BUILT_IN)
      // Nothing has changed since.
      await boss.publish('notice', record)
      const [now, before, ...others] = await versionsOf(FORM)
      expect([now?.version, before?.version, others]).toEqual([version, BUILT_IN, []])
      expect(now?.words.en?.agree).toBe('I agree that Ashlar writes to me about this alone.')
      expect(before?.words.en?.agree).toBe('I agree that Ashlar uses these details to answer me.')
    })

    it('get one when a translation of their words is published', async () => {
      const before = await shownVersion('counting')
      const texts = [{ text: builtInNotices.counting.agree, translation: 'हाँ, मेरी विज़िट गिनें' }]
      const record = await recordOf('translation', 'record', builtInNotices.counting.title)
      await boss.save('translation', record, { texts })
      expect((await boss.publish('translation', record)).status).toBe(200)
      expect(await shownVersion('counting')).not.toBe(before)
      const [now, first] = await versionsOf('counting')
      expect(now?.words.hi?.agree).toBe('हाँ, मेरी विज़िट गिनें')
      expect(first?.words.hi?.agree).toBe('हाँ, गिनें')
      expect(now?.words.en).toEqual(first?.words.en)
    })

    it('are read at the desk in the words of exactly the version and the language that a lead names', async () => {
      const newest = await shownVersion(FORM)
      const read = async (version: string, language: string) => {
        const shown = valueAt(await leadUnder(version, language), 'notice')
        return { language: textAt(shown, 'language'), lines: listAt(shown, 'lines') }
      }
      expect(await read(newest, 'en')).toEqual({
        language: 'English',
        lines: expect.arrayContaining(['I agree that Ashlar writes to me about this alone.']),
      })
      expect(await read(BUILT_IN, 'en')).toEqual({
        language: 'English',
        lines: expect.arrayContaining(['I agree that Ashlar uses these details to answer me.']),
      })
      const hindi = await read(BUILT_IN, 'hi')
      expect(hindi.language).toBe('Hindi')
      expect(hindi.lines.join(' ')).toMatch(/\p{Script=Devanagari}/u)
      expect(hindi.lines.join(' ')).not.toContain('I agree')
      // Nobody has translated the words into Urdu: the version has them in English.
      expect((await read(newest, 'ur')).language).toBe('English')
      // A page from before there were these versions is taken too.
      const oldest = await leadUnder('2020-01-01')
      expect(textAt(oldest, 'lead', 'noticeVersion')).toBe('2020-01-01')
      expect(valueAt(oldest, 'notice')).toBeNull()
    })

    it.each(REFUSED)('are not published with %j', async (wrong, field) => {
      const record = await recordOf('notice', 'form', FORM)
      const before = await versionsOf(FORM)
      const { status, body } = await boss.publish('notice', record, wrong)
      const paths = listAt(valueAt(body, 'error', 'details'), 'errors').map((one) => listAt(one, 'path').join('.'))
      expect([status, paths]).toEqual([400, expect.arrayContaining([field])])
      expect(await versionsOf(FORM)).toEqual(before)
    })

    it('show their versions to editors who may read them', async () => {
      const { versions } = (await boss.must('GET', `/notice-versions/${FORM}`)) as { versions: unknown[] }
      expect(versions.map((one) => textAt(one, 'version'))).toEqual([await shownVersion(FORM), BUILT_IN])
      const people = await boss.invite('human-resources', 'Ravi')
      expect((await people.call('GET', `/notice-versions/${FORM}`)).status).toBe(403)
      expect((await fetch(new URL(`/notice-versions/${FORM}`, backend.stack.contentUrl))).status).toBe(401)
    })
  },
  { ...ADMIN_ENV, LANGUAGES: 'hi,ur' },
)
