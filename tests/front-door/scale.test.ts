import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { servedFrom } from '../../bench/scale/previous-build.mjs'
import { JOURNEY_FOLDERS, writingJourneys } from '../../bench/scale/proofs/journeys.mjs'
import { ROOT } from '../../scripts/lib/files/paths.mjs'
import { Service } from '../../scripts/lib/processes/service.mjs'

const JOURNEYS = join(ROOT, 'tests/journeys')

describe('the journeys that write, which npm run scale runs on the edge', () => {
  it('are those that send a form, a newsletter address or a file, on every screen', () => {
    const found = writingJourneys(JOURNEYS)
    expect(found).toEqual(
      expect.arrayContaining([
        'wire/posts-an-enquiry.spec.ts',
        'desktop/keeps-what-it-says.spec.ts',
        'everywhere/comes-with-an-errand.spec.ts',
        'everywhere/is-accessible-where-it-asks.spec.ts',
        'phone/finds-compares-and-asks.spec.ts',
        'no-script/asks.spec.ts',
      ]),
    )
    expect(found).not.toContain('wire/reads-every-row.spec.ts')
  })

  it('are looked for in every folder whose journeys use the shared stack', () => {
    const own = ['editors', 'engines', 'nu', 'resilience', 'walk']
    expect([...JOURNEY_FOLDERS, ...own].sort()).toEqual(readdirSync(JOURNEYS).sort())
  })
})

describe('a deploy of npm run scale', () => {
  it.each([
    ['web', 'dist/server/entry.mjs'],
    ['content', 'server.mjs'],
  ])('replaces %s, with the same data', (half, script) => {
    const env = { DATA_DIR: '/data' }
    const cwd = join('/before', half)
    const spec = { name: half, script: join(cwd, script), cwd, env, readyUrl: 'http://127.0.0.1:1/', log: '/dev/null' }
    const after = servedFrom(new Service(spec), '/before', '/after')
    expect(after.spec).toEqual({ ...spec, cwd: join('/after', half), script: join('/after', half, script) })
  })
})
