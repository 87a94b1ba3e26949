import type { Fact } from '@/ui/facts/facts'
import { capitalised } from '@/words/capitalised'

/** The fees of a service: a table, and sentences about it. */
interface Fees {
  table: Fact[]
  sentences: string[]
}

/**
 * Reads the fees as editors write them: one a line, `What for: how much`. Other lines are sentences. With fewer than two
 * such lines all is text, because a sentence may have a colon too.
 */
export function feesOf(text: string): Fees {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isFee = (line: string) => line.includes(': ')
  const fees = lines.filter(isFee)
  if (fees.length < 2) return { table: [], sentences: lines }
  const table = fees.map((line) => {
    const colon = line.indexOf(': ')
    return { label: line.slice(0, colon), value: capitalised(line.slice(colon + 2)) }
  })
  return { table, sentences: lines.filter((line) => !isFee(line)) }
}
