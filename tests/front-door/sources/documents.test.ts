import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

/** Installed or built files; nobody edits them. */
const MADE = /(^|\/)(node_modules|dist|test-results|playwright-report)(\/|$)|^content\/(build|types)(\/|$)/
const RECORDS = join(ROOT, 'docs/decisions')
const CODE = ['.ts', '.tsx', '.mjs', '.css', '.astro']

const files = filesIn(ROOT)
const documents = files.filter((file) => extname(file) === '.md')
const sources = files.filter((file) => CODE.includes(extname(file)))
const records = readdirSync(RECORDS).filter((name) => /^\d{4}-/.test(name))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || MADE.test(relative(ROOT, path))) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The text for people: a whole document, or the comments of a source file. */
function proseOf(file: string): string {
  const text = read(file)
  if (extname(file) === '.md') return text
  return (text.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm) ?? []).join('\n')
}

/** A record that a later one has replaced keeps the names of its time. */
function isReversed(file: string): boolean {
  if (dirname(file) !== RECORDS) return false
  const [, second = ''] = read(file).split('\n')
  return (
    second.startsWith('**') && [...second.matchAll(/\((\d{4})-/g)].some(([, number = '']) => number > basename(file))
  )
}

describe('references in documents and comments', () => {
  test('are links that exist', () => {
    const dead = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) => {
        if (/^(https?|mailto):/.test(target) || existsSync(join(dirname(file), target))) return []
        return [`${relative(ROOT, file)}: ${target}`]
      }),
    )
    expect(dead).toEqual([])
  })

  test('are records that exist', () => {
    const numbers = records.map((name) => name.slice(0, 4))
    const unknown = [...documents, ...sources].flatMap((file) =>
      [...proseOf(file).matchAll(/(?:\brecords? |docs\/decisions\/|\[)(0\d{3})\b/g)]
        .filter(([, number = '']) => !numbers.includes(number))
        .map(([words]) => `${relative(ROOT, file)}: ${words}`),
    )
    expect(unknown).toEqual([])
  })

  test('are files or folders that exist', () => {
    const named =
      /(?<![\w@/.-])(?:web|content|contract|scripts|tests|bench|docs|artwork)\/(?:\[\w+\]|[\w./-])*\w\b(?![\w-]*[*<{…])/g
    const missing = [...documents, ...sources]
      .filter((file) => !isReversed(file))
      .flatMap((file) =>
        [...proseOf(file).matchAll(named)]
          .map(([path]) => path)
          .filter((path) => !MADE.test(path) && !isThere(path))
          .map((path) => `${relative(ROOT, file)}: ${path}`),
      )
    expect(missing).toEqual([])
  })
})

/** Whether a path exists in the repository or in the site's sources, whose comments use paths relative to `web/src`. */
function isThere(path: string): boolean {
  return [ROOT, join(ROOT, 'web/src')].some(
    (base) =>
      ['', '.md', ...CODE].some((ending) => existsSync(join(base, `${path}${ending}`))) ||
      // A record may be named by its number.
      (path.startsWith('docs/decisions/') && records.some((name) => name.startsWith(basename(path)))),
  )
}

describe('the records', () => {
  test.each(records)('%s is headed by its number and stands in the list', (name) => {
    expect(read(join(RECORDS, name))).toMatch(new RegExp(`^# ${name.slice(0, 4)} `))
    expect(read(join(RECORDS, 'README.md'))).toContain(`](${name})`)
  })
})

/** The most words: what is longer is not read. */
const WORDS = { 'README.md': 1200, 'ARCHITECTURE.md': 1500, 'docs/decisions': 18_000 }

test.each(Object.entries(WORDS))('%s has at most %i words', (path, most) => {
  const text = documents.filter((file) => file.startsWith(join(ROOT, path))).map(read)
  expect(text.length).toBeGreaterThan(0)
  expect(text.join('\n').trim().split(/\s+/).length).toBeLessThanOrEqual(most)
})

describe('the version', () => {
  const versionIn = (folder: string): unknown => JSON.parse(read(join(ROOT, folder, 'package.json'))).version

  test.each(['contract', 'web', 'content', 'packages/import', 'scripts/node'])(
    'of %s is that of the whole',
    (folder) => {
      expect(versionIn(folder)).toBe(versionIn(''))
    },
  )

  test('is in the changelog', () => {
    expect(read(join(ROOT, 'CHANGELOG.md'))).toMatch(
      new RegExp(`^## \\[${versionIn('')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm'),
    )
  })
})

test('no test waits for a fixed time', () => {
  const waits = sources
    .filter((file) => file.startsWith(join(ROOT, 'tests')) && file !== import.meta.filename)
    .filter((file) => /\.waitForTimeout\(/.test(read(file)))
  expect(waits.map((file) => relative(ROOT, file))).toEqual([])
})

/** Names in the admin besides types and fields: its own pages and panels, and the labels of its buttons and states. */
const OF_THE_ADMIN = [
  'Answer by mail',
  'Invitations',
  'Send again',
  'italics',
  'Leads',
  'Newsletter',
  'Lead desk',
  'Attach files',
  'Links to a former address',
  'Change these links',
  'Save this view',
  'Me',
  'Test mail',
  'Test redirect',
  'To check',
  'Answered',
  'Save',
  'Notices',
  'Changed by somebody else',
  'Draft on its page',
  'Open beside this form',
  'Open preview',
  'View live',
  'Make a link to share',
  'Leave the preview',
  'Restore to draft',
  'Show all',
  'Forget all versions',
  'Publish on',
  'Take down on',
  'Bin',
  'Delete for good',
  'Spreadsheets',
  'Check a file',
  'Import as drafts',
  'Undo',
  'Pictures in use',
  'Worth a look',
  'From page to record',
  'Open the site with links to its records',
  'Edit this page',
  'Find',
  'Copy the link',
  'Shared links',
  'End',
  'Picture as it is cut',
  'Whole form',
  'Show only these',
  'Marketing editor',
  'Publisher',
  'Human resources',
  'Desk lead',
  'Translations',
  'Versions',
  'Waits for',
  'Expired',
  'Opens to',
  'Announcement',
  'Careers',
  'Words',
  'Place',
  'Prices and units',
  'Dates and law',
  'Edit as JSON',
  'Edit as Markdown',
  'Upload pictures',
  'What you can change',
  'Follow up on',
  'Follow-up',
  // Strapi's own labels.
  'Settings',
  'Users',
  'Invite new user',
  'Invite user',
  'Super Admin',
  'Author',
  'Editor',
  'Content Manager',
  'Media Library',
  'Focal point',
  'Focal point and crop',
  'Apply',
  'Replace this file',
  'Make a new record',
  'Alternative text',
  'Add a component to blocks',
  'Compare with',
  'Restore this field',
  'Name another record instead',
  'Calendar',
  'Leads by week',
  'Preview',
  'Publish',
]

interface SchemaFile {
  info: { displayName: string }
  attributes: Record<string, { enum?: string[] }>
  config?: { metadatas?: Record<string, { edit?: { label?: string } }> }
}

test('the editors’ guide calls types and fields as the admin does', () => {
  const schemas = files
    .filter((file) => /content\/src\/(components\/.*|api\/.*\/schema)\.json$/.test(file))
    .map((file) => JSON.parse(read(file)) as SchemaFile)
  expect(schemas.length).toBeGreaterThan(70)
  const known = new Set([
    ...OF_THE_ADMIN,
    ...schemas.flatMap(({ info, attributes, config }) => [
      info.displayName,
      ...Object.values(config?.metadatas ?? {}).map(({ edit }) => edit?.label ?? ''),
      ...Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
    ]),
  ])
  const named = [...read(join(ROOT, 'docs/editors.md')).matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
