/**
 * The name of a block in each notation.
 * @typedef {{ kind: string, title: string, camel: string, pascal: string }} BlockNames
 */

/** The heading fields of most blocks, as the admin shows them. */
const HEAD = {
  heading: {
    label: 'Heading',
    description: 'For example What it costs. Without one the block belongs to the one above.',
  },
  lead: { label: 'Lead', description: 'A sentence or two below the heading.' },
  anchor: {
    label: 'Anchor',
    description:
      'Links to this part end with it: prices makes /offer#prices. Small letters, digits and hyphens; may stay empty.',
  },
  text: { label: 'Text', description: 'Plain text. A blank line starts a new paragraph.' },
}

/**
 * The component of the backend: its fields, and how the admin shows them.
 * @param {BlockNames} names
 * @returns {string}
 */
export function componentFile({ kind, title }) {
  const metadatas = Object.fromEntries(
    Object.entries(HEAD).map(([name, edit]) => [name, { edit, list: { label: edit.label } }]),
  )
  return json({
    collectionName: `components_block_${kind.replaceAll('-', '_')}_blocks`,
    info: { displayName: title, description: `${title}: say here when an editor takes it`, icon: 'layout' },
    options: {},
    attributes: {
      heading: { type: 'string' },
      lead: { type: 'text' },
      anchor: { type: 'string', regex: '^[a-z][a-z0-9-]*$' },
      text: { type: 'text', required: true },
    },
    config: {
      settings: {
        bulkable: true,
        filterable: true,
        searchable: true,
        pageSize: 50,
        mainField: 'heading',
        defaultSortBy: 'heading',
        defaultSortOrder: 'ASC',
      },
      metadatas,
    },
  })
}

/**
 * The part of site and backend: its schema and its text for the search.
 * @param {BlockNames} names
 * @returns {string}
 */
export function contractFile({ kind, title, camel }) {
  return `import * as z from 'zod/mini'
import { required } from '../wire/fields.js'
import { blockHead, blockText, defineBlock } from './definition.js'

/** ${title}. */
export const ${camel}Block = defineBlock({
  schema: z.object({ block: z.literal('${kind}'), ...blockHead, text: required }),
  words: ({ lead, text }) => blockText(lead, text),
})
`
}

/**
 * The view for visitors.
 * @param {BlockNames} names
 * @returns {string}
 */
export function viewFile({ kind, pascal }) {
  return `import type { BlockOf } from '@ashlar/contract'
import { Paragraphs } from '@/ui/text/paragraphs'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'

export const show${pascal}: ShowBlock<BlockOf<'${kind}'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Paragraphs text={block.text} />
  </BlockBand>
)
`
}

/**
 * The block on the demonstration page.
 * @param {BlockNames} names
 * @returns {{ __component: string, heading: string, text: string }}
 */
export function example({ kind, title }) {
  return { __component: `block.${kind}`, heading: title, text: 'What this block says, in the demonstration.' }
}

/**
 * @param {unknown} value
 * @returns {string}
 */
export function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
