import type { Page } from '@ashlar/contract'
import type { FAQPage } from 'schema-dts'

/** Questions and answers of a page; none when it has none. */
export function questionsData(questions: readonly { question: string; answer: string }[]): FAQPage[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ]
}

/** All questions in the blocks of a page. */
export function questionsOf({ blocks }: Pick<Page, 'blocks'>): { question: string; answer: string }[] {
  return blocks.flatMap((block) => (block.block === 'questions' ? block.questions : []))
}
