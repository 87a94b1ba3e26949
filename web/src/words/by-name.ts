import { pageLocale } from './page-language'
import { sayName } from './say'

const collators = new Map<string, Intl.Collator>()

/** Compares two names, for `toSorted`, as they are read on the current page and by the rules of its language. */
export function byName(one: string, other: string): number {
  const locale = pageLocale() ?? 'en-IN'
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator.compare(sayName(one), sayName(other))
}
