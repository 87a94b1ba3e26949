import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { CalculatorView } from '@/features/calculators/calculator-view'
import { CALCULATOR_TRAIL, CALCULATORS_PATH, calculatorOf, isCalculatorName } from '@/features/calculators/calculators'
import { readInputs } from '@/features/calculators/inputs'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { errorTitle } from '@/ui/title/error-title'

/** Each set of inputs has an address of its own. */
export async function calculatorRoute(name: string, query: RouteQuery): Promise<RoutedPage> {
  const path = `${CALCULATORS_PATH}/${name}`
  const [page, { externalAddresses }] = await Promise.all([readPage(path), readSettings()])
  if (!page || !isCalculatorName(name)) return movedOrMissing(path)
  const { fields, calculate } = calculatorOf(name, name === 'all-in-cost' ? await readTaxRates() : [])
  const inputs = readInputs(fields, query)
  const answered = inputs.asked && Object.keys(inputs.faults).length === 0
  return {
    head: describePage({
      title: inputs.asked && !answered ? errorTitle(page.title) : page.title,
      description: page.description,
      path,
      data: [breadcrumbData(CALCULATOR_TRAIL, page.heading)],
    }),
    view: (
      <CalculatorView
        name={name}
        page={page}
        fields={fields}
        inputs={inputs}
        outcome={answered ? calculate(inputs) : null}
        addresses={externalAddresses}
      />
    ),
  }
}
