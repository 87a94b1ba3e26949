import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { CalculatorListView } from '@/features/calculators/calculator-list-view'
import { CALCULATOR_LIST_TRAIL, CALCULATORS_PATH, calculatorNames } from '@/features/calculators/calculators'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

export async function calculatorListRoute(): Promise<RoutedPage> {
  const [page, { externalAddresses }, ...calculators] = await Promise.all([
    readPage(CALCULATORS_PATH),
    readSettings(),
    ...calculatorNames.map((name) => readPage(`${CALCULATORS_PATH}/${name}`)),
  ])
  if (!page) return movedOrMissing(CALCULATORS_PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: CALCULATORS_PATH,
      data: [breadcrumbData(CALCULATOR_LIST_TRAIL, page.heading)],
    }),
    view: (
      <CalculatorListView
        page={page}
        calculators={calculators.filter((calculator) => calculator !== null)}
        addresses={externalAddresses}
      />
    ),
  }
}
