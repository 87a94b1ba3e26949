import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compare, findingsIn, readExplained } from '../probe/findings.mjs'
import { foundIn } from '../probe/wapiti.mjs'

const report = {
  vulnerabilities: {
    'Cross Site Scripting': [{ method: 'GET', path: '/search-result?q=x', parameter: 'q', info: 'reflected' }],
  },
  anomalies: {
    'Internal Server Error': [{ method: 'POST', path: '/api/leads/enquiry', parameter: '', info: 'a 500' }],
  },
}

test('an unexplained finding is reported, and an explained one is counted', () => {
  const findings = findingsIn(report as never)
  expect(findings.map(({ path }) => path)).toEqual(['/search-result', '/api/leads/enquiry'])
  const why = 'made up'
  const { unexplained, known } = compare(findings, [{ category: 'Internal Server Error', path: '^/api/leads/', why }])
  expect(unexplained.map(({ category }) => category)).toEqual(['Cross Site Scripting'])
  expect(known).toEqual([{ why: 'Internal Server Error: made up', count: 1 }])
  // The same category at another path is another finding.
  expect(compare(findings, [{ category: 'Internal Server Error', path: '^/services', why }]).unexplained).toHaveLength(
    2,
  )
})

test('each explanation says why, and names only tests that exist', () => {
  const root = join(import.meta.dirname, '../..')
  for (const { category, why } of readExplained(join(root, 'tests/probe/explained.json'))) {
    expect(category).not.toBe('')
    expect(why.length).toBeGreaterThan(20)
    for (const [file] of why.matchAll(/[\w/-]+\.test\.tsx?/g)) expect(existsSync(join(root, file)), file).toBe(true)
  }
})

test('the number of scanned addresses is parsed from the output, and is 0 when it is missing', () => {
  expect(foundIn('[*] Saving scan state\n[*] Wapiti found 412 URLs and forms during the scan\n')).toBe(412)
  expect(foundIn('')).toBe(0)
})
