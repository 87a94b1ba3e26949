import { beforeAll, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, type Answer, Editor } from './editors'

const PROJECT = 'consolidated-project'
const HEADER = 'Name,Address,Kind of property,Status,City,Price from,Amenities'
const MANY = 40
/** So many rows that the backend is killed before the last. */
const LONG = 200

describeOnEachDatabase(
  'spreadsheets of content',
  (backend) => {
    let boss: Editor
    let writer: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      writer = await boss.invite('marketing-editor', 'Kavya')
    })

    const send = (of: Editor, path: string, lines: readonly string[], model = PROJECT) =>
      of.sendFile(`/content-sheets/${model}/${path}`, 'sheet', 'table.csv', lines.join('\n'))
    const cells = (answer: Answer, list: 'faults' | 'notices') =>
      listAt(answer.body, list).map((one) => `${textAt(one, 'cell')} ${textAt(one, 'message')}`)

    /** Waits for the end of an import, or of its undoing. */
    async function ended(answer: Answer): Promise<unknown> {
      const id = valueAt(answer.body, 'id')
      let line: unknown
      await expect
        .poll(
          async () => {
            line = await boss.must('GET', `/content-sheets/imports/${id}`)
            return textAt(line, 'state')
          },
          { timeout: 120_000, interval: 200 },
        )
        .toMatch(/^(done|undone)$/)
      return line
    }

    const named = (prefix: string) => {
      const path = `/content-manager/collection-types/api::${PROJECT}.${PROJECT}`
      const query = `filters[name][$startsWith]=${encodeURIComponent(prefix)}&pageSize=100&sort=name:asc`
      return boss.must('GET', `${path}?${query}`)
    }
    const projectsNamed = async (prefix: string) => listAt(await named(prefix), 'results')
    const countNamed = async (prefix: string) => Number(valueAt(await named(prefix), 'pagination', 'total'))

    it('lists each fault with its cell, and then imports nothing', async () => {
      const sheet = [
        HEADER,
        'Good House,good-house,Residential,New launch,Pune,9000000,Pool',
        'Bad House,bad-house,Castle,New launch,Pune,nine,Pool',
        ',,Residential,New launch,Pune,,',
        'Good Again,good-house,Residential,New launch,Pune,,',
        'Comma House,comma-house,Residential,New launch,Pune, ,,',
      ]
      const answer = await send(boss, 'check', sheet)
      expect(cells(answer, 'faults')).toEqual([
        expect.stringMatching(/^C3 Kind of property: “Castle” is none of Residential, Commercial/),
        expect.stringMatching(/^F3 Price from: “nine” is no number/),
        expect.stringMatching(/^A4 This cell must not be empty/),
        expect.stringMatching(/^B5 Row 2 is of the same record/),
        expect.stringMatching(/^H6 This row has more cells than the header/),
      ])
      expect((await send(boss, 'import', sheet)).status).toBe(400)
      expect(await projectsNamed('Good')).toEqual([])
    })

    it('reports what the publish rules will refuse, and imports it as a draft', async () => {
      const sheet = [
        'Name,Kind of property,Status,City,Price from,Price to',
        'Loose House,Residential,New launch,,9000000,8000000',
      ]
      const checked = await send(boss, 'check', sheet)
      expect(checked.body).toMatchObject({ made: 1, changed: 0, faultCount: 0 })
      expect(cells(checked, 'notices')).toEqual([
        expect.stringMatching(/^D2 City: must be filled in/),
        expect.stringMatching(/^E2 Price from: is larger/),
      ])
      await ended(await send(boss, 'import', sheet))
      const [made] = await projectsNamed('Loose')
      expect(made).toMatchObject({ slug: 'loose-house', status: 'draft', priceFrom: '9000000' })
      expect((await boss.publish(PROJECT, textAt(made, 'documentId'))).status).toBe(400)
    })

    it('creates and changes drafts, reports its progress, and can be undone', async () => {
      const mine = {
        name: 'Changed House',
        slug: 'changed-house',
        propertyType: 'Residential',
        city: 'Pune',
        projectStatus: 'New launch',
        configurations: [{ name: '2 BHK', carpetArea: 700, plan: { rooms: [] } }],
      }
      const record = await boss.make(PROJECT, mine)
      const lines = Array.from(
        { length: MANY },
        (_, n) => `Row House ${n},,Residential,New launch,Pune,${5_000_000 + n},"Pool\nCourt"`,
      )
      const sheet = [HEADER, 'Changed House,changed-house,Residential,Sold out,Pune,7000000,', ...lines]
      expect((await send(writer, 'check', sheet)).body).toMatchObject({ made: MANY, changed: 1, same: 0 })
      const started = await send(writer, 'import', sheet)
      expect(started.body).toMatchObject({ counts: { total: MANY + 1 } })
      const line = await ended(started)
      expect(line).toMatchObject({ by: 'Kavya Rao', counts: { made: MANY, changed: 1, failed: 0, waiting: 0 } })
      expect(await projectsNamed('Row House')).toHaveLength(MANY)
      expect(await boss.read(PROJECT, record)).toMatchObject({
        projectStatus: 'Sold out',
        configurations: [{ name: '2 BHK', plan: { rooms: [] } }],
      })
      // The same sheet again changes nothing.
      expect((await send(writer, 'check', [HEADER, sheet[1] ?? ''])).body).toMatchObject({ changed: 0, same: 1 })

      const touched = textAt((await projectsNamed('Row House 7'))[0], 'documentId')
      await boss.save(PROJECT, touched, { headline: 'Somebody has worked on it' })
      const undone = await ended(await writer.call('POST', `/content-sheets/imports/${valueAt(line, 'id')}/undo`))
      expect(undone).toMatchObject({ state: 'undone', counts: { undone: MANY, kept: 1 } })
      expect(textAt(listAt(undone, 'troubles')[0], 'cause')).toMatch(/^It was changed or published after/)
      expect(await projectsNamed('Row House')).toHaveLength(1)
      expect(await boss.read(PROJECT, record)).toMatchObject({ projectStatus: 'New launch', priceFrom: null })
    })

    it('keeps fields without a column in the component of the same name, and reports what would be lost', async () => {
      const parts = 'Address,Name,Configurations (Name | Carpet area)'
      const sheet = [parts, 'changed-house,Changed House,2 BHK | 720']
      const answer = await send(boss, 'check', sheet)
      expect(answer.body).toMatchObject({ faultCount: 0, changed: 1 })
      const lost = await send(boss, 'check', [parts, 'changed-house,Changed House,3 BHK | 720'])
      expect(cells(lost, 'notices').join()).toContain('no line is called “2 BHK” any more')
      await ended(await send(boss, 'import', sheet))
      const [changed] = await projectsNamed('Changed House')
      expect(await boss.read(PROJECT, textAt(changed, 'documentId'))).toMatchObject({
        configurations: [{ name: '2 BHK', carpetArea: 720, plan: { rooms: [] } }],
      })
    })

    it.each([
      'consolidated-project',
      'opening',
      'insights-research-report',
      'homepage-press-coverage',
      'former-address',
    ])('of %s goes out and comes back without a fault', async (model) => {
      await boss.make(model, LEAST[model] ?? {})
      for (const format of ['xlsx', 'csv']) {
        const file = await boss.download(`/content-sheets/${model}/file?format=${format}`)
        const answer = await boss.sendFile(`/content-sheets/${model}/check`, 'sheet', `table.${format}`, file)
        expect(answer.body, format).toMatchObject({ made: 0, changed: 0, faultCount: 0 })
        expect(Number(valueAt(answer.body, 'same'))).toBeGreaterThan(0)
      }
    })

    it('needs the permission to read the type, and for an import the one to write it', async () => {
      const people = await boss.invite('human-resources', 'Tara')
      const types = listAt(await people.must('GET', '/content-sheets'), 'types')
      expect(types).toEqual([{ model: 'opening', name: 'Openings', mayImport: true }])
      expect((await people.call('GET', `/content-sheets/${PROJECT}/file`)).status).toBe(403)
      expect((await send(people, 'check', [HEADER, 'A,a,,,,,'])).status).toBe(403)
      // Redirects are only for publishers.
      const redirect = ['Former address,Leads to', '/from-here,/careers']
      expect((await send(writer, 'import', redirect, 'former-address')).status).toBe(403)
      const [line] = listAt(await boss.must('GET', '/content-sheets'), 'imports')
      expect((await people.call('GET', `/content-sheets/imports/${valueAt(line, 'id')}`)).status).toBe(403)
      const stranger = await fetch(new URL('/content-sheets', backend.stack.contentUrl))
      expect(stranger.status).toBe(401)
    })

    it('continues where it stopped after the backend was killed', async () => {
      const sheet = [
        HEADER,
        ...Array.from({ length: LONG }, (_, n) => `Lasting House ${n},,Residential,New launch,Pune,,`),
      ]
      const started = await send(boss, 'import', sheet)
      const path = `/content-sheets/imports/${valueAt(started.body, 'id')}`
      const madeNow = async () => Number(valueAt(valueAt(await boss.must('GET', path), 'counts'), 'made'))
      await expect.poll(madeNow, { timeout: 30_000, interval: 50 }).toBeGreaterThan(0)
      await backend.stack.content.kill()
      await backend.stack.startBackend()
      expect(await ended(started)).toMatchObject({ counts: { made: LONG, failed: 0 } })
      expect(await countNamed('Lasting House')).toBe(LONG)
    }, 180_000)

    it('refuses an unknown header and an invalid file', async () => {
      const messageOf = ({ status, body }: Answer) => [status, textAt(body, 'error', 'message')]
      expect(messageOf(await send(boss, 'check', ['Name,Prize', 'A,1']))).toEqual([
        400,
        expect.stringMatching(
          /^B1: “Prize” is no column of Projects\. Take it out, or name it as one of Name, Address/,
        ),
      ])
      const refused = await send(boss, 'check', ['Name,Prize,Colour', 'A,1,red'])
      expect(textAt(refused.body, 'error', 'message')).toMatch(/^B1: “Prize”, C1: “Colour” are no columns of Projects/)
      expect(listAt(valueAt(refused.body, 'error', 'details'), 'unknownColumns')).toEqual(['Prize', 'Colour'])
      const agreed = await send(boss, 'check?unknown=skip', ['NAME,Prize,CITY', 'A house,1,Pune'])
      expect(agreed.body).toMatchObject({ skipped: ['Prize'], faultCount: 0, made: 1 })
      expect(messageOf(await send(boss, 'check', ['Name,Nearby (Name | Colour)', 'A,B']))[1]).toContain(
        'no column of Projects',
      )
      expect(messageOf(await send(boss, 'check', ['City', 'Pune']))).toEqual([
        400,
        expect.stringContaining('no column Name'),
      ])
      expect(messageOf(await send(boss, 'check', ['Name']))).toEqual([400, expect.stringContaining('no rows')])
      expect(messageOf(await boss.call('POST', `/content-sheets/${PROJECT}/check`, {}))).toEqual([
        400,
        expect.stringContaining('No file came'),
      ])
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)

const LEAST: Readonly<Record<string, object>> = {
  'consolidated-project': {
    name: 'Whole House',
    slug: 'whole-house',
    propertyType: 'Residential',
    city: 'Pune',
    projectStatus: 'New launch',
    priceFrom: '9000000',
    latitude: 18.55,
    flagship: true,
    possession: '2029-03',
    launchedOn: '2026-01-31',
    description: '- First, "quoted"; then\n\n=not a formula inside',
    amenities: ['Pool | heated', 'Court'],
    reraRegistrations: [{ number: 'P52100012345', state: 'Maharashtra', validUntil: '2029-03-31' }],
    nearby: [{ name: 'Station', minutes: 4, by: 'walk' }],
    faq: [{ question: 'When?', answer: 'Soon.\n\nOr later | perhaps.' }],
  },
  opening: { title: 'Mason', slug: 'mason', openings: 2, youWill: ['Lay stones'], hiringSteps: [{ title: 'A talk' }] },
  'insights-research-report': {
    title: 'Stone prices',
    slug: 'stone-prices',
    publishedOn: '2026-01-31',
    findings: ['They rose'],
    pullFigure: { value: '12%', label: 'more' },
    sections: [{ heading: 'Why', text: 'Because.\n\nOf this.' }],
  },
  'homepage-press-coverage': { Title: 'Quoins', Date: '2026-11-02', Link: 'https://paper.example/quoins' },
  'former-address': { formerPath: '/old-path', newPath: '/careers' },
}
