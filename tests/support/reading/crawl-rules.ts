import { settings } from '../expected/seeds'
import type { Crawl, Crawled, CrawledPage } from './crawl'

/** Characters. A shorter description says too little in the results of a search engine. */
const SHORTEST_DESCRIPTION = 40
/** As many characters as search engines show. */
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 160

/** The pages among the answers of a crawl. */
export function pagesOf({ crawled }: Crawl): (Crawled & { page: CrawledPage })[] {
  return [...crawled.values()].flatMap((answer) => (answer.page ? [{ ...answer, page: answer.page }] : []))
}

/** Broken links, links that lead on, and links to an anchor that their page does not have. */
export function faultsOfLinks({ crawled, fragments }: Crawl): string[] {
  const broken = [...crawled.values()]
    .filter(({ status }) => status !== 200)
    .map(({ status, address, from, location }) => `${from} leads to ${address}: ${status} ${location ?? ''}`)
  const lost = fragments.filter(({ address, id }) => crawled.get(address)?.page?.ids.includes(id) === false)
  return [...broken, ...lost.map(({ from, address, id }) => `${from} leads to ${address}#${id}`)]
}

/** What each page says of itself: address, title, description, headings, ids and structured data. */
export function faultsOfPages(found: Crawl): string[] {
  const pages = pagesOf(found)
  const saidBy = new Map<string, string>()
  return pages.flatMap(({ address, page }) => {
    const { title, description, canonical, ids, listed } = page
    const faults = page.untrue.map((what) => `${address}: ${what}`)
    if (!title.includes(settings.brandName)) faults.push(`${address} is entitled '${title}'`)
    if (title.length > LONGEST_TITLE) faults.push(`${address}: ${title.length} characters of '${title}'`)
    if (description.length > LONGEST_DESCRIPTION)
      faults.push(`${address}: ${description.length} characters of '${description}'`)
    if (!listed) return faults
    if (found.crawled.get(canonical)?.page?.canonical !== canonical)
      faults.push(`${address} says it is ${canonical || 'nowhere'}`)
    if (!canonical) return faults
    // Search engines list the original of a page alone; the states of a list share its description.
    for (const words of canonical !== address ? [] : canonical.includes('?') ? [title] : [title, description]) {
      const other = saidBy.get(words) ?? canonical
      saidBy.set(words, canonical)
      if (other !== canonical) faults.push(`${address} and ${other} both say '${words}'`)
    }
    if (description.length < SHORTEST_DESCRIPTION) faults.push(`${address} is described as '${description}'`)
    if (page.headings !== 1) faults.push(`${address} has ${page.headings} first headings`)
    const doubled = ids.find((id, index) => ids.indexOf(id) !== index)
    if (doubled) faults.push(`${address} has ${doubled} twice`)
    return faults
  })
}
