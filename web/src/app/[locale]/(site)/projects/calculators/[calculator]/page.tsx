import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { CalculatorView } from '@/features/calculators/calculator-view'
import { CALCULATORS_PATH, calculatorOf, isCalculatorName } from '@/features/calculators/calculators'
import { readInputs } from '@/features/calculators/inputs'
import type { Parameters } from '@/features/lists/address'

interface PageProps {
  params: Promise<{ calculator: string }>
  searchParams: Promise<Parameters>
}

/** Each set of figures is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const path = `${CALCULATORS_PATH}/${(await params).calculator}`
  const page = await readPage(path)
  if (!page) return {}
  return describePage({ title: page.title, description: page.description, path })
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ calculator: name }, parameters] = await Promise.all([params, searchParams])
  const path = `${CALCULATORS_PATH}/${name}`
  const [page, { externalAddresses }] = await Promise.all([readPage(path), readSettings()])
  if (!page || !isCalculatorName(name)) return movedOrMissing(path)
  const { fields, calculate } = calculatorOf(name, name === 'all-in-cost' ? await readTaxRates() : [])
  const inputs = readInputs(fields, parameters)
  const answered = inputs.asked && Object.keys(inputs.faults).length === 0
  return (
    <CalculatorView
      name={name}
      page={page}
      fields={fields}
      inputs={inputs}
      outcome={answered ? calculate(inputs) : null}
      addresses={externalAddresses}
    />
  )
}
