import type { RichNode } from '@ashlar/contract'

/** The deepest that is set apart from the others. */
const DEEPEST = 4

/**
 * The level that each heading of a text has on its page: editors choose by looks, and a page skips none.
 *
 * @param below level of the heading under which the text stands.
 * @returns by place in the text; `undefined` for what is no heading.
 */
export function headingLevels(nodes: readonly RichNode[], below: number): (number | undefined)[] {
  const largest = Math.min(...nodes.map((node) => (node.type === 'heading' ? node.level : Number.POSITIVE_INFINITY)))
  let last = below
  return nodes.map((node) => {
    if (node.type !== 'heading') return undefined
    last = Math.min(below + 1 + node.level - largest, last + 1, DEEPEST)
    return last
  })
}
