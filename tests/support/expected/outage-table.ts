import { type Answer, pageKinds } from './outage-answers'

/** What was answered while one thing was wrong: warm, cold, cold after a restart, warm after it. */
export interface OutageRow {
  name: string
  answers: ReadonlyMap<string, Answer[]>
  /** What a visitor who sent an enquiry was told, in the same four states. */
  enquiry: string[]
}

const INTRODUCTION = `# What visitors get when something is wrong
Written by \`npm run outages\`, compared by the test \`tests/journeys/resilience/bears-every-outage.spec.ts\` (project \`full-resilience\`); do not edit it by hand.

Each address was asked for in four states while the fault lasted: **warm** (kept in memory from before), **cold** (everything in memory forgotten, last good copies on disk), after a **restart** of the site, and once more after that. A cell holds one word where all four were the same, else the four in that order.

*200* is the page with the heading that it has while all is well. An address that nobody has ever asked for before answers 503 while the backend is away. Once the circuit rests (five seconds after a call failed), no page takes more than 50 ms longer than with a backend that answers; the test measures it with a paused one.
`

/** The table as a file. */
export function outageTable(rows: readonly OutageRow[]): string {
  const faults = rows.map(({ name }, place) => `${place + 1}. ${name}`).join('\n')
  const head = ['', ...rows.map((_, place) => `${place + 1}`)]
  const lines = [
    ...pageKinds.map(([kind]) => [kind, ...rows.map(({ answers }) => cell((answers.get(kind) ?? []).map(word)))]),
    ['**an enquiry**', ...rows.map(({ enquiry }) => cell(enquiry))],
  ]
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${INTRODUCTION}\n## What is wrong\n${faults}\n\n## What is answered\n${table}\n\n${AFTERWORD}`
}

const AFTERWORD = `An enquiry is *stored*; *prove* asks the browser for work first; *failed* tells the visitor that nothing was stored, keeps every word in the form and names a telephone number.
`

function word({ status, same }: Answer): string {
  return same ? `${status}` : `${status} changed`
}

function cell(words: readonly string[]): string {
  return new Set(words).size === 1 ? `${words[0]}` : words.join(', ')
}
