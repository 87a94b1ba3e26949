import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { CalculatorListView } from '@/features/calculators/calculator-list-view'
import { CALCULATORS_PATH, calculatorNames } from '@/features/calculators/calculators'

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(CALCULATORS_PATH)
  if (!page) return {}
  return describePage({ title: page.title, description: page.description, path: CALCULATORS_PATH })
}

export default async function Page() {
  const [page, { externalAddresses }, ...calculators] = await Promise.all([
    readPage(CALCULATORS_PATH),
    readSettings(),
    ...calculatorNames.map((name) => readPage(`${CALCULATORS_PATH}/${name}`)),
  ])
  if (!page) return movedOrMissing(CALCULATORS_PATH)
  return (
    <CalculatorListView
      page={page}
      calculators={calculators.filter((calculator) => calculator !== null)}
      addresses={externalAddresses}
    />
  )
}
