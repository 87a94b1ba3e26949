import { isLand, type ProjectSummary } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import { formatMoney } from '@/ui/money/format-money'
import type { Question } from '@/ui/questions/questions'
import { say, sayName } from '@/words/say'
import { priceOf } from '../projects/card/project-card'
import { PRICE_STEPS } from '../projects/filters/filter-table'
import { isOnOffer } from './place-facts'

/**
 * Questions that the data of a place's projects answers; one without an answer is left out.
 *
 * @param place its name, as the page says it.
 */
export function questionsOfPlace(place: string, projects: readonly ProjectSummary[]): Question[] {
  const open = projects.filter(isOnOffer)
  const [ready, later] = [open.filter(isReady), open.filter((project) => !isReady(project))]
  const homes = open.filter(
    (project) => project.propertyType === 'Residential' && project.priceFrom !== null && !isLand(project),
  )
  const cheap = PRICE_STEPS.find((step) => homes.some((home) => isUpTo(home, step)))
  const banks = [...new Set(projects.flatMap((project) => project.banks))]
  return [
    {
      question: say('What do homes in {place} cost?', { place }),
      answer: listOf(homes, priceOf),
    },
    ...(cheap === undefined
      ? []
      : [
          {
            question: say('Which homes in {place} cost up to {price}?', { place, price: formatMoney(cheap) }),
            answer: listOf(
              homes.filter((home) => isUpTo(home, cheap)),
              ({ priceFrom }) => say('from {price}', { price: formatMoney(priceFrom ?? 0) }),
            ),
          },
        ]),
    {
      question: say('What can you move into in {place} now?', { place }),
      // The page of a locality names it already.
      answer: listOf(ready, ({ locality }) => (place.includes(sayName(locality)) ? '' : sayName(locality))),
    },
    {
      question: say('When is the next possession in {place}?', { place }),
      answer: listOf(
        later
          .filter(({ possession }) => possession !== '')
          .toSorted((a, b) => a.possession.localeCompare(b.possession)),
        ({ possession }) => formatMonth(possession),
      ),
    },
    {
      question: say('Which banks have approved projects in {place}?', { place }),
      answer: banks.join(', '),
    },
  ]
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => ({ question, answer: say('In {place}: {answer}.', { place, answer }) }))
}

function isReady({ status }: ProjectSummary): boolean {
  return status === 'Ready to move in'
}

function isUpTo({ priceFrom }: ProjectSummary, most: number): boolean {
  return priceFrom !== null && priceFrom <= most
}

/** `Quoin House: from ₹74 lakh; Lime Court: from ₹1.2 crore` */
function listOf(projects: readonly ProjectSummary[], factOf: (project: ProjectSummary) => string): string {
  return projects.map((project) => [project.name, factOf(project)].filter(Boolean).join(': ')).join('; ')
}
