import { linkCalls, writes } from '@ashlar/contract'
import { afterAll, expect, it } from 'vitest'
import { readMail } from '../../support/reading/mail'
import { listAt, textAt, valueAt } from '../answers'
import { post } from '../call'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, eventually, PDF, receiptIn, send, uniquePerson, upload } from './lead-bodies'
import { startHttpReceiver, startMailServer } from './receivers'

const mailServer = await startMailServer()
const outside = await startHttpReceiver({ '/crm': {} })
afterAll(async () => {
  await mailServer.stop()
  await outside.stop()
})

const MAIL_TEXTS = '/content-manager/single-types/api::mail-text.mail-text'
const TRANSLATIONS = '/record-translations/api::mail-text.mail-text'
const PREPARED = { name: 'Visit', subject: 'Your visit, {reference}', text: 'Come by {answerBy}.' }

interface Entry {
  text: string
  translation: string
}

/** The context of a form that was posted to an address of a language. */
const postedIn = (language: unknown) => ({ context: { page: '/hi/about/contact-us', language } })
const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to === address).map(({ raw }) => readMail(raw))

async function mailTo(address: string, nth = 1) {
  const mails = await eventually(
    () => mailsTo(address),
    (found) => found.length >= nth,
  )
  const mail = mails[nth - 1]
  if (!mail) throw new Error(`no mail ${nth} to ${address}`)
  return mail
}

describeOnEachDatabase(
  'mails to a visitor who reads Hindi',
  (backend) => {
    let signedIn: Promise<Editor> | undefined
    const asBoss = () => {
      signedIn ??= Editor.signIn(backend)
      return signedIn
    }
    const deskView = async (reference: string) => (await asBoss()).must('GET', `/lead-desk/leads/${reference}`)
    const entryAt = async () => {
      const { documentId } = valueAt(await (await asBoss()).must('GET', MAIL_TEXTS), 'data') as { documentId: string }
      return `${TRANSLATIONS}/${documentId}`
    }

    it('are in Hindi, with times as Hindi writes them and a link to the page in Hindi', async () => {
      const body = { ...bodyOf('general-leads'), ...postedIn('hi'), city: 'Mumbai' }
      const { reference, answeredBy } = receiptIn(await send(backend, 'general-leads', body))
      expect(answeredBy).toBe('मुंबई कार्यालय')
      const { subject, text, head } = await mailTo(body.email)
      expect(subject).toBe(`पूछताछ की रसीद: ${reference}`)
      expect(text).toMatch(/^नमस्ते,\n/)
      expect(text).toMatch(/मुंबई कार्यालय की ओर से जवाब [ऀ-ॿ]+, \d+ [ऀ-ॿ]+ 20\d\d को शाम 6:30 बजे तक मिलेगा/)
      expect(text).toMatch(new RegExp(`\\nhttp://[^/\\s]+/hi/your-enquiry\\?link=${reference}\\.\\S+\\n`))
      expect(text.replace(/http\S+|Meera Joshi|ASH-\S+/g, '').replace(/\n\n[^\n]+\n\s*$/, '')).not.toMatch(/[A-Za-z]/)
      expect(head).toMatch(/^Content-Language: hi$/m)
    })

    it('say in English to desk and CRM which language the visitor reads', async () => {
      const body = { ...bodyOf('general-leads'), ...postedIn('hi') }
      const { reference } = receiptIn(await send(backend, 'general-leads', body))
      const mails = await eventually(
        () =>
          mailServer.mails
            .map(({ raw }) => readMail(raw))
            .filter(({ subject }) => subject.includes(`Enquiry ${reference}`)),
        (found) => found.length > 0,
      )
      expect(mails[0]?.text).toContain('Reads the site in: Hindi')
      const calls = await eventually(
        () => outside.calls.filter((call) => call.body.includes(reference)),
        (found) => found.length > 0,
      )
      expect(JSON.parse(calls[0]?.body ?? '{}')).toMatchObject({ lead: { language: 'hi', email: body.email } })
      expect(await deskView(reference)).toMatchObject({ lead: { language: 'hi' }, language: 'Hindi' })
      const found = async (language: string) =>
        valueAt(
          await (await asBoss()).must('GET', `/lead-desk/leads?search=${reference}&language=${language}`),
          'total',
        )
      expect([await found('hi'), await found('en')]).toEqual([1, 0])
      const { body: table } = await (await asBoss()).call('GET', `/lead-desk/export?search=${reference}`)
      expect(String(table)).toMatch(/Page,Language,/)
      expect(String(table)).toMatch(/\/hi\/about\/contact-us,Hindi,/)
    })

    it('name an application as such', async () => {
      const { body: stored } = await upload(backend, PDF, 'resume.pdf')
      const body = { ...bodyOf('career-leads'), ...postedIn('hi'), resume: textAt(stored, 'data', 'resume') }
      const { reference } = receiptIn(await send(backend, 'career-leads', body))
      const { subject, text } = await mailTo(body.email)
      expect(subject).toBe(`आवेदन की रसीद: ${reference}`)
      expect(text).toContain('हमारी भर्ती टीम की ओर से')
    })

    it.each(['ur', 'en', 'HI', 'hindi', 7, undefined])(
      'are in English when the site does not offer %j',
      async (language) => {
        const body = { ...bodyOf('ada-leads'), ...postedIn(language) }
        const { reference } = receiptIn(await send(backend, 'ada-leads', body))
        const { subject, text } = await mailTo(body.email)
        expect(subject).toBe(`Your enquiry ${reference}`)
        expect(text).toMatch(/^Hello,\n/)
        expect(text).toMatch(/http:\/\/[^/\s]+\/your-enquiry\?/)
        expect(await deskView(reference)).toMatchObject({ lead: { language: 'en' }, language: null })
      },
    )

    it('show the private page in the language in which it is opened, or in that of the lead', async () => {
      const body = { ...bodyOf('general-leads'), ...postedIn('hi'), city: 'Pune' }
      const { visitorToken: token } = receiptIn(await send(backend, 'general-leads', body))
      const named = async (language?: string) => {
        const answer = await post(backend, linkCalls.seeLead.path, { token, language }, backend.stack.tokens.create)
        return textAt(answer.body, 'data', 'answeredBy')
      }
      expect([await named(), await named('hi'), await named('en')]).toEqual([
        'पुणे कार्यालय',
        'पुणे कार्यालय',
        'The Pune office',
      ])
    })

    it('of the newsletter ask, and greet, in Hindi', async () => {
      const { email } = uniquePerson()
      const { path } = writes.newsletterEmails
      const subscription = { subscribedEmail: email, ...postedIn('hi') }
      expect((await post(backend, path, subscription, backend.stack.tokens.create)).status).toBe(201)
      const asked = await mailTo(email)
      expect(asked.subject).toBe('न्यूज़लेटर की सदस्यता की पुष्टि करें')
      expect(asked.head).toMatch(/^List-Unsubscribe: <http:\/\/[^/\s]+\/hi\/api\/newsletter\/unsubscribe\?link=/m)
      const token = /\/hi\/newsletter\/confirm\?link=(\S+)/.exec(asked.text)?.[1]
      await post(backend, linkCalls.confirmSubscription.path, { token }, backend.stack.tokens.create)
      const welcome = await mailTo(email, 2)
      expect(welcome.subject).toBe('आपकी सदस्यता शुरू हो गई है')
      expect(welcome.text).toMatch(/^नमस्ते,\n/)
      expect(welcome.text).toContain('/hi/newsletter/preferences?link=')
      const shown = await (await asBoss()).must('GET', `/lead-desk/subscriptions?search=${email}`)
      const notice = { language: 'Hindi', lines: [expect.stringMatching(/न्यूज़लेटर/), expect.anything()] }
      expect(listAt(shown, 'results')).toMatchObject([{ language: 'hi', languageName: 'Hindi', notice }])
    })

    it('say what editors have written in Hindi, from prepared answers to single words', async () => {
      const boss = await asBoss()
      const wasText = valueAt(await boss.must('GET', MAIL_TEXTS), 'data', 'receiptSubject')
      await boss.must('PUT', MAIL_TEXTS, { answers: [PREPARED] })
      const path = textAt(await boss.must('POST', `${await entryAt()}/hi`, {}), 'path')
      const translation = path.split('/').at(-1) ?? ''
      const texts = valueAt(await boss.read('translation', translation), 'texts') as readonly Entry[]
      const known = new Map(texts.map(({ text, translation: written }) => [text, written]))
      expect(known.get('Your {what} {reference}')).toBe('{what} की रसीद: {reference}')
      expect(known.get('Our team')).toBe('हमारी टीम')
      expect(known.get(PREPARED.subject)).toBe('')
      const withWords = (words: Readonly<Record<string, string>>) => ({
        texts: texts.map((entry) => ({ ...entry, translation: words[entry.text] ?? entry.translation })),
      })

      const index = texts.findIndex(({ text }) => text === 'Your {what} {reference}')
      const wrong = withWords({ 'Your {what} {reference}': '{kya} {reference} दर्ज है' })
      const refused = await boss.publish('translation', translation, wrong)
      expect(refused.status).toBe(400)
      expect(listAt(refused.body, 'error', 'details', 'errors')).toMatchObject([
        { path: ['texts', String(index), 'translation'], message: expect.stringContaining('{what}') },
        { path: ['texts', String(index), 'translation'], message: expect.stringContaining('{kya}') },
      ])

      const right = withWords({
        'Your {what} {reference}': '{what} {reference} दर्ज है',
        enquiry: 'सवाल',
        [PREPARED.subject]: 'आपकी मुलाकात, {reference}',
        [PREPARED.text]: '{answerBy} तक आइए।',
      })
      expect((await boss.publish('translation', translation, right)).status).toBe(200)
      const body = { ...bodyOf('ada-leads'), ...postedIn('hi') }
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      expect((await mailTo(body.email)).subject).toBe(`सवाल ${reference} दर्ज है`)
      expect(listAt(await deskView(reference), 'prepared')).toMatchObject([
        {
          name: 'Visit',
          subject: `आपकी मुलाकात, ${reference}`,
          text: expect.stringMatching(/ को शाम 6:30 बजे तक आइए।$/),
        },
      ])
      expect(wasText).toBe('Your {what} {reference}')
    })

    it('put an answer of the desk, with its writer’s name, between a greeting and a signature in Hindi', async () => {
      const body = { ...bodyOf('ada-leads'), ...postedIn('hi') }
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      await mailTo(body.email)
      const answer = { subject: 'Your visit', text: 'We can meet on Tuesday.' }
      await (await asBoss()).must('POST', `/lead-desk/leads/${reference}/answer`, answer)
      const { subject, text } = await mailTo(body.email, 2)
      expect(subject).toBe('Your visit')
      expect(text).toMatch(
        /^नमस्ते Meera Joshi जी,\n\nWe can meet on Tuesday\.\n\nसंदर्भ संख्या: \S+\n\n[^\n]+\n\n[^\n]+\nhttp\S+\/hi\s*$/,
      )
    })

    it('are in English, with links to pages in Hindi, while new English words have no translation', async () => {
      const boss = await asBoss()
      await boss.must('PUT', MAIL_TEXTS, { receiptText: 'We read it today: {link}' })
      const body = { ...bodyOf('ada-leads'), ...postedIn('hi') }
      receiptIn(await send(backend, 'ada-leads', body))
      const { text } = await mailTo(body.email)
      expect(text).toMatch(/^Hello,\n\nWe read it today: http:\/\/[^/\s]+\/hi\/your-enquiry\?link=/)
      expect(await boss.must('GET', await entryAt())).toMatchObject({
        languages: [{ absent: ['We read it today: {link}'] }],
      })
      await boss.must('PUT', MAIL_TEXTS, { receiptText: '' })
    })
  },
  {
    SEED: 'demo',
    LANGUAGES: 'hi',
    LEAD_LIMIT: '100',
    SMTP_URL: mailServer.url,
    CRM_URL: `${outside.url}/crm`,
    CRM_SECRET: 'a secret between the site and the CRM',
    ...ADMIN_ENV,
  },
)
