import type { Metadata } from 'next'
import { describePage } from './describe-page'

/**
 * What the head of a page says, from the words that editors keep for it.
 *
 * @param canonical the page's own address, with the query that tells it from others of its list.
 */
export async function metadataOf(
  head: { title: string; description: string } | null,
  canonical: string,
): Promise<Metadata> {
  return head ? describePage({ title: head.title, description: head.description, path: canonical }) : {}
}

/** A title that tells the states of a list apart: `In the news: Market view, 2026, page 2`. */
export function titleOf(title: string, wishes: readonly string[], page = 1): string {
  const told = [...wishes.filter(Boolean), ...(page > 1 ? [`page ${page}`] : [])]
  return told.length > 0 ? `${title}: ${told.join(', ')}` : title
}
