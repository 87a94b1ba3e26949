import type { ResearchReport } from '@ashlar/contract'

/**
 * The editors' first chart, which shows what the title says; its place in the text, to which it leads, may be further
 * down. Only lines are drawn in another way on a cover: any other chart would be there twice.
 */
export function coverChartOf({ charts, sections }: Pick<ResearchReport, 'charts' | 'sections'>) {
  const first = charts.find(({ key }) => sections.some(({ chart }) => chart === key))
  return first?.kind === 'line' ? first : undefined
}
