import { languagesOfPage } from '@/content/readers/translations'
import type { DocumentHead } from '@/routing/document-head'
import { currentLanguage } from '@/words/current-language'
import type { Language } from '@/words/languages'

/** The languages in which a page can be read, English first; `null` for a page that search engines must not index. */
export async function readableIn(head: DocumentHead): Promise<readonly Language[] | null> {
  const { canonical, robots, description, isFromData, sample } = head
  return canonical === null || robots ? null : languagesOfPage(description, sample, isFromData)
}

/** Whether a page has words around it alone in the language of the response; so may a filtered list, which no search engine keeps. */
export async function isMostlyEnglish({
  canonical,
  shared,
  description,
  isFromData,
  sample,
}: DocumentHead): Promise<boolean> {
  if (canonical === null || !shared) return false
  return !(await languagesOfPage(description, sample, isFromData)).includes(currentLanguage())
}
