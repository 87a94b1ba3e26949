import { PRIVATE_PARTS } from '@/routing/private-parts'

export const RULES_PATH = '/speculation-rules.json'

/**
 * The header of a page from which browsers may prepare the next one. The rules are a file of their own, so that no page
 * gets longer, and the content policy allows no further inline text.
 */
export const PREPARES = { 'Speculation-Rules': `"${RULES_PATH}"` }

/** Paths of files, drawings and pages of one visitor, in every language. */
const NEVER = [
  `{/:language([a-z]{2})}?/(${[...PRIVATE_PARTS, 'media', 'pictures'].join('|')}){/*}?`,
  '/*.:ending(\\w+)',
]

/**
 * Links that a browser does not follow to a new page in this window: within the page, to another window or a file, and
 * to another state of the list of projects, whose script replaces what differs.
 */
const STAYS = ':is([href^="#"], [target], [download], [data-explorer] [href*="?"])'

/**
 * Speculation rules (html.spec.whatwg.org/multipage/speculative-loading.html): a browser renders one of our pages in
 * the background when a visitor rests on its link or touches it, and shows it after the click. `data-quick` is missing
 * on slow networks and with data saving (layouts/head-script.ts).
 */
export function speculationRules() {
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...NEVER, '/*\\?*preview=*'] } },
            { selector_matches: 'html[data-quick] a' },
            { not: { selector_matches: STAYS } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}
