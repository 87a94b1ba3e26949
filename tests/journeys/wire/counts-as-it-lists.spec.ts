import { expect, test } from '../../support/test'

/**
 * The backend filters the list, the site itself computes the counts: both must interpret every filter in the same way.
 */
const STATES = [
  'city=pune&city=mumbai',
  'city=mumbai&locality=pune.baner',
  'configuration=2-bhk&configuration=3-bhk&price-max=20000000',
  'price-min=20000000&price-max=50000000&carpet-min=1000&carpet-max=2000',
  'status=new-launch&status=ready-to-move-in&sort=price-asc',
  'rera=yes&year=2027',
  'propertytype=Commercial&industry=technology',
  'area=72,18,75,20',
]

for (const state of STATES) {
  test(`the list has as many results as the count says: ${state}`, async ({ request }) => {
    const html = await (await request.get(`/projects?${state}`)).text()
    const listed = /id="count"[^>]*>(\d+) project/.exec(html)?.[1]
    const counted = /aria-current="page">(?:All projects|Residential|Commercial)<span[^>]*>(\d+)</.exec(html)?.[1]
    expect(Number(listed)).toBeGreaterThan(0)
    expect(counted).toBe(listed)
  })
}

const OTHER_LISTS = [
  '/careers?city=mumbai&type=full-time',
  '/careers?department=residential-sales&type=full-time',
  '/insights/research-reports?year=2024&industry=Hospitality',
  '/insights/research-reports?industry=Residential&city=Mumbai',
  '/in-the-news?year=2024&category=market-view',
  '/projects/bank?bank=meridian-bank&city=pune',
  '/projects/bank?bank=sahyadri-bank&kind=apartments',
]

for (const state of OTHER_LISTS) {
  test(`as many are listed as each chosen filter counts of ${state}`, async ({ request }) => {
    const html = await (await request.get(state)).text()
    const listed = /[>"](\d+) (?:opening|report|piece|project)s?</.exec(html)?.[1]
    const inForm = [...html.matchAll(/ selected>[^<]*\((\d+)\)</g)].map(([, count]) => count)
    const inBars = [...html.matchAll(/aria-current="page">[^<]*<span[^>]*>(\d+)</g)].map(([, count]) => count)
    expect(Number(listed)).toBeGreaterThan(0)
    expect(inForm.length + inBars.length).toBeGreaterThan(1)
    expect([...new Set([...inForm, ...inBars])]).toEqual([listed])
  })
}
