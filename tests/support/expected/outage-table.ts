import { type Answer, pageKinds } from './outage-answers'

/** Responses during one fault, in four states: warm, cold, cold after a restart, warm after a restart. */
export interface OutageRow {
  name: string
  answers: ReadonlyMap<string, Answer[]>
  /** What visitors who sent an enquiry were told, in the same four states. */
  enquiry: string[]
}

const INTRODUCTION = `# What visitors get when something is wrong
Written by \`npm run outages\`, compared by the test \`tests/journeys/resilience/bears-every-outage.spec.ts\` (project \`full-resilience\`); do not edit it by hand.

Each address was asked for in four states while the fault lasted: **warm** (kept in memory from before), **cold** (everything in memory forgotten, last good copies on disk), after a **restart** of the site, and once more after that. A cell holds one word where all four were the same, else the four in that order.

*200* is the page whose main part says, word for word, what it says without a fault. *200 in part* is the page without texts that the backend's answer left empty, but with its heading, every form with all its fields and at least half of its sections, with no section that it did not have, and with no word such as *undefined* in the place of a text. An address that nobody has ever asked for before answers 503 while the backend is away. Once the circuit rests (five seconds after a call failed), no page takes more than 50 ms longer than with a backend that answers; the test measures it with a paused one.
`

/** The table as the text of a file. */
export function outageTable(rows: readonly OutageRow[]): string {
  const faults = rows.map(({ name }, index) => `${index + 1}. ${name}`).join('\n')
  const head = ['', ...rows.map((_, index) => `${index + 1}`)]
  const lines = [
    ...pageKinds.map(([kind]) => [kind, ...rows.map(({ answers }) => pageCell(answers.get(kind) ?? []))]),
    ['**an enquiry**', ...rows.map(({ enquiry }) => cell(enquiry))],
  ]
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${INTRODUCTION}\n## What is wrong\n${faults}\n\n## What is answered\n${table}\n\n${AFTERWORD}`
}

const AFTERWORD = `An enquiry is *stored*; *prove* asks the browser for work first; *failed* tells the visitor that nothing was stored, keeps every word in the form and names a telephone number.
`

/** In which of the states a text is missing depends on what the site still has in memory, so the cell does not say it. */
function pageCell(answers: readonly Answer[]): string {
  const states = cell(answers.map(({ status }) => `${status}`))
  return answers.some(({ change }) => change) ? `${states} in part` : states
}

function cell(words: readonly string[]): string {
  return new Set(words).size === 1 ? `${words[0]}` : words.join(', ')
}
