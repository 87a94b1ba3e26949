import { beforeAll, expect, it } from 'vitest'
import { listAt, textAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, type Answer, Editor } from './editors'

const PROJECT = 'consolidated-project'
const REPORT = 'insights-research-report'
const HOUSE = { propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch' }

describeOnEachDatabase(
  'the check of a spreadsheet',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      await boss.publish('city', await boss.make('city', { name: 'Pune', slug: 'pune', state: 'Maharashtra' }))
      const bend = { ...HOUSE, name: 'Heron Bend', slug: 'heron-bend', headline: 'नदी के किनारे', possession: '२०२९-०३' }
      await boss.make(PROJECT, bend)
    })

    const check = (lines: readonly string[], model = PROJECT) =>
      boss.sendFile(`/content-sheets/${model}/check`, 'sheet', 'table.csv', lines.join('\n'))
    const said = ({ body }: Answer, list: 'faults' | 'notices') =>
      listAt(body, list).map((one) => `${textAt(one, 'cell')} ${textAt(one, 'message')}`)

    it('finds no fault in what an unfinished draft says already', async () => {
      await boss.make(REPORT, { title: 'Early', slug: 'early', year: 26 })
      await boss.make(PROJECT, { ...HOUSE, name: 'Old Address', slug: 'Old_Address', possession: 'soon' })
      for (const [model, notice] of [
        [REPORT, /^[A-Z]+2 Year: is 26, and can be from 1800 to 2100/],
        [PROJECT, /Possession: “२०२९-०३” does not fit/],
        [PROJECT, /Address: “Old_Address” is no address/],
      ] as const) {
        for (const format of ['xlsx', 'csv']) {
          const file = await boss.download(`/content-sheets/${model}/file?format=${format}`)
          const answer = await boss.sendFile(`/content-sheets/${model}/check`, 'sheet', `table.${format}`, file)
          expect(answer.body, format).toMatchObject({ made: 0, changed: 0, faultCount: 0 })
          expect(said(answer, 'notices')).toContainEqual(expect.stringMatching(notice))
        }
      }
      const year = await check(['Title,Address,Year', 'Early,early,27'], REPORT)
      expect(year.body).toMatchObject({ changed: 1, faultCount: 0 })
      expect(said(year, 'notices')).toContainEqual('C2 Year: is 27, and can be from 1800 to 2100.')
      // A draft may be above the limits of its field as it may be below them; its column has limits of its own.
      const late = await check(['Title,Address,Year', 'Early,early,20261', 'New,new,3000000000'], REPORT)
      expect(said(late, 'notices')).toContainEqual('C2 Year: is 20,261, and can be from 1800 to 2100.')
      expect(said(late, 'faults')).toEqual([expect.stringMatching(/^C3 Year: 3,00,00,00,000 is too large/)])
    })

    it('knows a record whatever the case of its address, and refuses what is none', async () => {
      const same = await check(['Name,Address', 'Heron Bend,Heron-Bend'])
      expect(same.body).toMatchObject({ made: 0, changed: 0, same: 1, faultCount: 0 })
      const bad = await check(['Name,Address', 'Bad,Bad Addr/é', 'Heron Bend,HERON-BEND', 'Heron Bend,heron-bend'])
      expect(said(bad, 'faults')).toEqual([
        expect.stringMatching(/^B2 Address: “Bad Addr\/é” is no address; .* as bad-addr-e\.$/),
        expect.stringMatching(/^B4 Row 3 is of the same record/),
      ])
    })

    it('refuses question marks where letters were, and a row that is cut short', async () => {
      const lost = await check(['Name,Address,Headline', 'Heron Bend,heron-bend,??? ?? ??????', 'New,new-one,??????'])
      expect(said(lost, 'faults')).toEqual([
        expect.stringMatching(/^C2 Headline: .* has question marks in place of letters/),
        expect.stringMatching(/^C3 Headline: .* has question marks in place of letters/),
      ])
      const cut = await check(['Name,Address,City,Headline,Possession', 'Heron Bend,heron-bend,Pune'])
      expect(said(cut, 'faults')).toEqual([
        expect.stringMatching(/^ Row 2 has 3 cells, and the header 5\. Write the signs/),
      ])
    })

    it('takes the names of other records in any case, and months as spreadsheets write them', async () => {
      const sheet = [
        'Name,Address,City,Possession',
        'Heron Bend,heron-bend,PUNE,Mar-29',
        'New,new-one, pune ,01/04/2029',
      ]
      const answer = await check(sheet)
      expect(answer.body).toMatchObject({ made: 1, changed: 1, faultCount: 0 })
      expect(said(answer, 'notices').join()).not.toMatch(/City|Possession/)
      const soon = await check(['Name,Address,Possession', 'Heron Bend,heron-bend,soon'])
      expect(said(soon, 'faults')).toEqual([
        'C2 Possession: “soon” is no month; write it as 2029-03, 03/2029 or March 2029.',
      ])
    })

    it('says what came where a value is not of its kind', async () => {
      const answer = await check(['Name,City,Configurations (Name | Carpet area)', 'New,,2 BHK'])
      expect(said(answer, 'notices')).toEqual(
        expect.arrayContaining([
          'B2 City: must be filled in.',
          'C2 Configurations, 1, Carpet area: must be filled in.',
        ]),
      )
      const dates = ['2/3/2026', '46083', 'Mon Mar 02 2026 00:00:00 GMT+0530'].map(
        (date) => `New ${date},Pune,${date} | 850`,
      )
      expect(said(await check(['Name,City,Configurations (Name | Carpet area)', ...dates]), 'faults')).toEqual(
        [2, 3, 4].map((row) => expect.stringMatching(`^C${row} Configurations: Name “.*” is a date`)),
      )
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
