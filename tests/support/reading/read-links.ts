import { expect, type Locator } from '@playwright/test'
import { EXTERNAL, type ExpectedLink } from '../expected/navigation-of-the-specification'
import { settings } from '../expected/seeds'

/** An entry of a list as a visitor sees it. */
export interface FoundLink {
  words: string
  /** `null` for text without a link. */
  href: string | null
  newTab: boolean
  rel: string
  below: FoundLink[]
}

/** Reads the entries of a list in order, with nested lists. Text for screen readers only is left out. */
export function readLinks(list: Locator): Promise<FoundLink[]> {
  return list.evaluate((element) => {
    const shownIn = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return getComputedStyle(node).clipPath === 'inset(50%)' ? '' : [...node.childNodes].map(shownIn).join('')
    }
    const wordsOf = (node: Element) => shownIn(node).replace(/\s+/g, ' ').trim()
    const entriesOf = (parent: Element): FoundLink[] =>
      [...parent.children].map((item) => {
        const head = item.querySelector(':scope > a, :scope > span, :scope > details > summary') ?? item
        const nested = item.querySelector(':scope > ul, :scope > details > ul')
        return {
          words: wordsOf(head),
          href: head.getAttribute('href'),
          newTab: head.getAttribute('target') === '_blank',
          rel: head.getAttribute('rel') ?? '',
          below: nested ? entriesOf(nested) : [],
        }
      })
    return entriesOf(element)
  })
}

/** Compares a list with the specification: every link, in the same order, and no others. */
export function expectLinks(found: readonly FoundLink[], expected: readonly ExpectedLink[]): void {
  expect(describeFound(found, expected)).toEqual(expected.flatMap((link) => describeExpected(link)))
}

/** One line for each link, so that a difference is easy to see. */
function describeExpected({ words, to, below = [] }: ExpectedLink): string[] {
  return [line(words, to), ...below.flatMap((link) => describeExpected(link).map((text) => `  ${text}`))]
}

function describeFound(found: readonly FoundLink[], expected: readonly ExpectedLink[]): string[] {
  return found.flatMap((link, index) => {
    const wanted = expected[index]
    const anyWords = wanted !== undefined && wanted.words === undefined && link.words !== ''
    const nested = describeFound(link.below, wanted?.below ?? [])
    return [line(anyWords ? undefined : link.words, linkTarget(link)), ...nested.map((text) => `  ${text}`)]
  })
}

function line(words: string | undefined, to: string): string {
  return `${words ?? 'any words'} -> ${to}`
}

/** External addresses are those in the settings. Their links must open in a new tab without access to the opener. */
export function linkTarget({ href, newTab, rel }: FoundLink): string {
  if (href === null) return 'nowhere'
  const listed = [...settings.externalAddresses, ...settings.socialProfiles].some(({ url }) => url === href)
  if (listed && newTab && rel.split(' ').includes('noopener')) return EXTERNAL
  return newTab || listed ? `${href} (new tab: ${newTab}, rel: '${rel}')` : href
}
