import * as z from 'zod/mini'
import { list } from '../wire/fields.js'
import { cardsBlock } from './cards.js'
import { chartBlock } from './chart.js'
import { figuresBlock } from './figures.js'
import { formBlock } from './form.js'
import { heroBlock } from './hero.js'
import { logosBlock } from './logos.js'
import { mediaBlock } from './media.js'
import { projectsBlock } from './projects.js'
import { questionsBlock } from './questions.js'
import { quoteBlock } from './quote.js'
import { richTextBlock } from './rich-text.js'
import { stepsBlock } from './steps.js'

/** Every kind of block, in the order in which the admin offers them. */
export const blockDefinitions = {
  hero: heroBlock,
  'rich-text': richTextBlock,
  figures: figuresBlock,
  cards: cardsBlock,
  projects: projectsBlock,
  quote: quoteBlock,
  media: mediaBlock,
  questions: questionsBlock,
  steps: stepsBlock,
  form: formBlock,
  logos: logosBlock,
  chart: chartBlock,
} as const

export type BlockKind = keyof typeof blockDefinitions
/** A block of one kind. */
export type BlockOf<Kind extends BlockKind> = z.output<(typeof blockDefinitions)[Kind]['schema']>
export type PageBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]

export const blockKinds = Object.keys(blockDefinitions) as readonly BlockKind[]

/** The backend's component for a kind of block. */
export function componentOf(kind: BlockKind): string {
  return `block.${kind}`
}

const kindOf = new Map<unknown, BlockKind>(blockKinds.map((kind) => [componentOf(kind), kind]))

const [first, ...others] = Object.values(blockDefinitions).map(({ schema }) => schema)

const block: z.ZodMiniType<PageBlock> = z.pipe(
  z.pipe(
    z.looseObject({ __component: z.string() }),
    z.transform(({ __component, ...fields }) => ({ ...fields, block: kindOf.get(__component) ?? __component })),
  ),
  z.discriminatedUnion('block', [first, ...others] as [typeof heroBlock.schema, ...(typeof heroBlock.schema)[]], {
    error: 'is a block of a kind that the site does not know',
  }) as unknown as z.ZodMiniType<PageBlock, { block: string }>,
)

/** Blocks of a page. An invalid block is left out, and the others are kept. */
export const pageBlocks = list(block)

/** The text of a block below its heading. */
export function wordsOfBlock<Kind extends BlockKind>(one: BlockOf<Kind> & { block: Kind }): string {
  const { words } = blockDefinitions[one.block] as unknown as { words: (block: BlockOf<Kind>) => string }
  return words(one)
}

/** The part of a query that asks for the blocks of an attribute with all their fields. */
export function blocksQuery(attribute: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    blockKinds.map((kind) => {
      const { deep }: { deep?: string } = blockDefinitions[kind]
      const path = `populate[${attribute}][on][${componentOf(kind)}][populate]`
      return deep ? [`${path}[${deep}][populate]`, '*'] : [path, '*']
    }),
  )
}
