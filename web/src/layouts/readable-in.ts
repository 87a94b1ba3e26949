import { languagesOfPage } from '@/content/readers/translations'
import type { DocumentHead } from '@/routing/document-head'
import type { Language } from '@/words/languages'

/** The languages in which a page can be read, English first; `null` for a page that search engines must not index. */
export async function readableIn(head: DocumentHead): Promise<readonly Language[] | null> {
  const { canonical, robots, description, isFromData, sample } = head
  return canonical === null || robots ? null : languagesOfPage(description, sample, isFromData)
}
