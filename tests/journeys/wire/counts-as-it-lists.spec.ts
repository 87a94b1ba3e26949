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
  test(`as many are listed as are counted of ${state}`, async ({ request }) => {
    const html = await (await request.get(`/projects?${state}`)).text()
    const listed = /id="count"[^>]*>(\d+) project/.exec(html)?.[1]
    const counted = /aria-current="page">(?:All projects|Residential|Commercial)<span[^>]*>(\d+)</.exec(html)?.[1]
    expect(Number(listed)).toBeGreaterThan(0)
    expect(counted).toBe(listed)
  })
}
