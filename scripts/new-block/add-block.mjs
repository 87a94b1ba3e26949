import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../lib/messages/failure.mjs'
import { componentFile, contractFile, example, json, viewFile } from './templates.mjs'

/** @typedef {import('./templates.mjs').BlockNames} BlockNames */

const NAME = /^[a-z]+(?:-[a-z]+)*$/
const PAGE_TYPE = 'content/src/api/page/content-types/page/schema.json'
const DEMONSTRATION = 'content/seed/pages.json'
const DEMONSTRATED_AT = '/moving-your-office'

/**
 * Adds a working block with a heading and a text, as a starting point. It writes all files or none: obstacles are found
 * before anything is written.
 *
 * @param {string} root folder of the repository
 * @param {string} kind its name, \`price-table\`
 * @param {string} [title] its name in the admin; derived from `kind` by default
 * @returns {string[]} the files that were written, first those to edit next
 */
export function addBlock(root, kind, title = capitalized(kind.replaceAll('-', ' '))) {
  if (!NAME.test(kind)) {
    throw new Failure('No block was added.', {
      cause: `“${kind}” is no name for a block`,
      mend: 'take small letters and hyphens: npm run new:block -- price-table',
    })
  }
  const pascal = kind.split('-').map(capitalized).join('')
  const names = { kind, title, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), pascal }
  const made = {
    [`content/src/components/block/${kind}.json`]: componentFile(names),
    [`contract/src/blocks/${kind}.ts`]: contractFile(names),
    [`web/src/features/blocks/${kind}-block.tsx`]: viewFile(names),
  }
  const taken = Object.keys(made).find((file) => existsSync(join(root, file)))
  if (taken) {
    throw new Failure('No block was added.', {
      cause: `${taken} is there already`,
      mend: 'take another name, or change that block',
    })
  }
  const changed = {
    'contract/src/blocks/page-block.ts': inTable(root, 'contract/src/blocks/page-block.ts', {
      line: `import { ${names.camel}Block } from './${kind}.js'`,
      entry: entryOf(kind, `${names.camel}Block`),
      table: 'export const blockDefinitions = {',
      end: '} as const',
    }),
    'web/src/features/blocks/block-views.ts': inTable(root, 'web/src/features/blocks/block-views.ts', {
      line: `import { show${names.pascal} } from './${kind}-block'`,
      entry: entryOf(kind, `show${names.pascal}`),
      table: 'export const blockViews',
      end: '\n}',
    }),
    [PAGE_TYPE]: inPageType(root, kind),
    [DEMONSTRATION]: inDemonstration(root, names),
  }
  const files = { ...made, ...changed }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  return Object.keys(files)
}

/**
 * A module with one more import, and one more entry at the end of its table.
 * @param {string} root
 * @param {string} file
 * @param {{ line: string, entry: string, table: string, end: string }} what
 * @returns {string}
 */
function inTable(root, file, { line, entry, table, end }) {
  const text = readFileSync(join(root, file), 'utf8')
  const start = text.indexOf(table)
  const close = text.indexOf(end, start)
  // Each import is on a line of its own.
  const lastImport = text.lastIndexOf('\nimport ', start)
  if (lastImport < 0 || start < 0 || close < 0) {
    throw new Failure('No block was added.', {
      cause: `${file} has no table of blocks as it had`,
      mend: 'add the block by hand: docs/guides/add-a-block.md tells its files',
    })
  }
  const rows = text.slice(0, close).trimEnd()
  const imports = text.indexOf('\n', lastImport + 1) + 1
  return `${rows.slice(0, imports)}${line}\n${rows.slice(imports)}\n  ${entry},${end.startsWith('\n') ? '' : '\n'}${text.slice(close)}`
}

/**
 * @param {string} root
 * @param {string} kind
 * @returns {string}
 */
function inPageType(root, kind) {
  const type = JSON.parse(readFileSync(join(root, PAGE_TYPE), 'utf8'))
  type.attributes.blocks.components.push(`block.${kind}`)
  return json(type)
}

/**
 * The demonstration page shows every kind of block; the form stays at its end.
 * @param {string} root
 * @param {BlockNames} names
 * @returns {string}
 */
function inDemonstration(root, names) {
  /** @type {{ path: string, blocks?: object[] }[]} */
  const pages = JSON.parse(readFileSync(join(root, DEMONSTRATION), 'utf8'))
  const blocks = pages.find(({ path }) => path === DEMONSTRATED_AT)?.blocks
  if (!blocks) {
    throw new Failure('No block was added.', {
      cause: `${DEMONSTRATION} has no page ${DEMONSTRATED_AT} with blocks`,
      mend: 'put that page back: it shows a block of each kind',
    })
  }
  blocks.splice(-1, 0, example(names))
  return json(pages)
}

/**
 * @param {string} kind
 * @param {string} value
 * @returns {string}
 */
function entryOf(kind, value) {
  if (kind === value) return kind
  return kind.includes('-') ? `'${kind}': ${value}` : `${kind}: ${value}`
}

/** @param {string} text */
const capitalized = (text) => text.slice(0, 1).toUpperCase() + text.slice(1)
