import type { Project } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import { Address } from '../../lists/address'

export const COMPARE_PATH = '/projects/compare'

/** The most projects that fit side by side. */
export const MOST_COMPARED = 4

/**
 * Slugs of projects from the address, `ids=a,b` or `ids=a&ids=b`, each once.
 *
 * @returns the first few, and how many were too many.
 */
export function readCompared(parameters: RouteQuery): { slugs: readonly string[]; beyond: number } {
  const given = new Address(parameters).values('ids').join(',')
  const slugs = [...new Set(given.slice(0, 2_000).split(','))].map((slug) => slug.trim()).filter(Boolean)
  return { slugs: slugs.slice(0, MOST_COMPARED), beyond: Math.max(slugs.length - MOST_COMPARED, 0) }
}

/** The canonical address of a comparison, which can be shared. */
export function compareHref(slugs: readonly string[]): string {
  return slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${slugs.map(encodeURIComponent).join(',')}`
}

/** Messages about what was ignored in the address. */
export function ignoredNotes(
  asked: ReturnType<typeof readCompared>,
  found: readonly Pick<Project, 'slug'>[],
): string[] {
  const missing = asked.slugs.filter((slug) => !found.some((project) => project.slug === slug))
  return [
    ...missing.map((slug) => say('There is no project “{typed}”; it was left out.', { typed: slug.slice(0, 60) })),
    ...(asked.beyond === 1 ? [say('Four stand side by side at the most; one more was left out.')] : []),
    ...(asked.beyond > 1
      ? [say('Four stand side by side at the most; {count} more were left out.', { count: asked.beyond })]
      : []),
  ]
}
