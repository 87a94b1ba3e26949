import type { ProjectSummary } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import type { Fact } from '@/ui/facts/facts'
import { formatArea, formatMoney, formatSpan } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import { areaLabelOfAll } from '../projects/card/area-label'

/** What is on offer in a place, in a few figures; what no project says is left out. */
export function factsOfPlace(projects: readonly ProjectSummary[]): Fact[] {
  const open = projects.filter(isOnOffer)
  const registered = projects.filter(({ registrations }) => registrations.length > 0).length
  const months = open.map(({ possession }) => possession.slice(0, 7)).filter(Boolean)
  return [
    {
      label: say('Price'),
      value: formatSpan(...spanOf(open.flatMap(({ priceFrom, priceTo }) => [priceFrom, priceTo])), formatMoney),
    },
    { label: say('Rent'), value: rentOf(open) },
    {
      label: areaLabelOfAll(open),
      value: formatSpan(
        ...spanOf(open.flatMap(({ carpetAreaFrom, carpetAreaTo }) => [carpetAreaFrom, carpetAreaTo])),
        formatArea,
      ),
    },
    {
      label: say('Possession'),
      value: [...new Set([months.toSorted()[0], months.toSorted().at(-1)])]
        .map((month = '') => formatMonth(month))
        .filter(Boolean)
        .join('\u00a0– '),
    },
    { label: say('RERA registered'), value: say('{part} of {whole}', { part: registered, whole: projects.length }) },
  ].filter(({ value }) => value !== '')
}

/** The units on offer by their configuration, each with its prices and areas; the smallest first. */
export function configurationsOfPlace(projects: readonly ProjectSummary[]): Fact[] {
  const units = projects.filter(isOnOffer).flatMap(({ configurations }) => configurations)
  const names = [...new Set(units.map(({ areaConfiguration }) => areaConfiguration))].filter(Boolean)
  return names
    .map((name) => {
      const own = units.filter(({ areaConfiguration }) => areaConfiguration === name)
      const areas = spanOf(own.map(({ carpetArea }) => carpetArea))
      const prices = formatSpan(...spanOf(own.map(({ price }) => price)), formatMoney)
      return {
        least: areas[0] ?? 0,
        label: sayName(name),
        value: [prices, formatSpan(...areas, formatArea)].filter(Boolean).join(', '),
      }
    })
    .filter(({ value }) => value !== '')
    .toSorted((a, b) => a.least - b.least)
    .map(({ label, value }) => ({ label, value }))
}

export function isOnOffer({ status }: Pick<ProjectSummary, 'status'>): boolean {
  return status !== 'Sold out'
}

function rentOf(projects: readonly ProjectSummary[]): string {
  const [from, to] = spanOf(projects.map(({ rentPerSqFt }) => rentPerSqFt))
  return from === null ? '' : say('₹{rent} a sq\u00a0ft a month', { rent: formatSpan(from, to, String) })
}

/** The smallest and the largest of the numbers that are known. */
function spanOf(numbers: readonly (number | null)[]): [from: number | null, to: number | null] {
  const known = numbers.filter((number) => number !== null)
  return known.length === 0 ? [null, null] : [Math.min(...known), Math.max(...known)]
}
