import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { rowsOf } from '../rows'
import { startHttpReceiver } from './receivers'
import { makeLead, othersAt, type Side, type Subject, type Transition, transitions } from './transitions'

const TABLE = join(import.meta.dirname, '../../../docs/lead-transitions.md')

const ABOUT = `# How a lead may change
Every change of a stored lead that somebody asks for, from each state: where it leads, and which jobs of the outbox follow. All are functions of \`content/src/leads\` that go through \`transition\` in \`lead-state.ts\`. This table is written by \`tests/contract/leads/transitions.test.ts\`, which asks for each change of an application in each state; it fails when an answer differs.

The server itself makes three changes more: *overdue* (a new lead, or one in hand, that nobody has answered in time: \`desk-mail\`), *passed on* (the people provider has accepted it: \`hr-resume\`), and *erased*, when its time is over. An erasure also has the file of a résumé removed (\`resume-removal\`). The CRM is told nothing of a held lead, because it does not know it.

`

const by = (side: Side, subject: Subject, ...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => (transitions[name] as Transition)(side, subject)),
    Promise.resolve({ status: 0 }),
  )

/** How a lead comes into each state. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  held: [],
  new: [],
  'in hand': ['take in hand'],
  answered: ['answer'],
  closed: ['close'],
  withdrawn: ['withdraw'],
  erased: ['erase by link'],
}

const STATE = `CASE WHEN erased_at IS NOT NULL THEN 'erased' WHEN withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN quarantined THEN 'held' ELSE replace(state, '-', ' ') END`

const crm = await startHttpReceiver({ '/crm': {} })
afterAll(() => crm.stop())

it('each change leads from each state where the table says', async () => {
  const backend = await startOnFirstState('SQLite', 'none', {
    ...ADMIN_ENV,
    LEAD_LIMIT: '1000',
    ...othersAt(crm.url),
  })
  try {
    const side = { backend, desk: await Editor.signIn(backend) }
    const lines = ['| change | from | to | jobs that follow |', '|---|---|---|---|']
    for (const change of Object.keys(transitions).filter((name) => name !== 'send again')) {
      const ends = new Map<string, string[]>()
      for (const [from, path] of Object.entries(STATES)) {
        const subject = await makeLead(backend, from === 'held')
        await by(side, subject, ...path)
        const jobs = () => rowsOf(backend, `outbox_jobs WHERE lead = '${subject.reference}' ORDER BY id`, 'kind')
        const known = (await jobs()).length
        const { status } = await by(side, subject, change)
        expect(status).toBeLessThan(500)
        const [to = ''] = await rowsOf(backend, `leads WHERE reference = '${subject.reference}'`, STATE)
        const isRefused = status >= 400
        const followed = (await jobs()).slice(known).map((kind) => `\`${kind}\``)
        const end = isRefused ? 'refused | –' : `${to === from ? 'as it is' : to} | ${followed.join(', ') || '–'}`
        ends.set(end, [...(ends.get(end) ?? []), from])
      }
      for (const [end, states] of ends) lines.push(`| ${change} | ${states.join(', ')} | ${end} |`)
    }
    await expect(`${ABOUT}${lines.join('\n')}\n`).toMatchFileSnapshot(TABLE)
  } finally {
    await backend.stack.stop()
  }
})
