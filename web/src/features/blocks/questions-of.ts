import type { Page } from '@ashlar/contract'

/** All questions that the blocks of a page answer. */
export function questionsOf({ blocks }: Pick<Page, 'blocks'>): { question: string; answer: string }[] {
  return blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []))
}
