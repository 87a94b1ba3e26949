import type { ExternalAddress, Page } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { say } from '@/words/say'
import { PageSections } from '../page/page-sections'
import { CalculatorForm } from './calculator-form'
import styles from './calculator-view.module.css'
import {
  CALCULATOR_TRAIL,
  CALCULATORS_PATH,
  type CalculatorName,
  calculatorLabels,
  calculatorNames,
} from './calculators'
import type { Field, Inputs } from './inputs'
import type { Outcome } from './outcome'
import { OutcomeSection, Workings } from './outcome-view'

interface CalculatorViewProps {
  name: CalculatorName
  page: Page
  fields: readonly Field[]
  inputs: Inputs
  /** `null` until the form has valid values. */
  outcome: Outcome | null
  addresses: readonly ExternalAddress[]
}

/** A calculator: the form, the result beside it, and the calculation below. */
export function CalculatorView({ name, page, fields, inputs, outcome, addresses }: CalculatorViewProps) {
  return (
    <main id="content">
      <header className={`page-width stack-4 ${styles.head}`}>
        <Breadcrumbs trail={CALCULATOR_TRAIL} here={page.title} />
        <h1 className={styles.heading}>{page.heading}</h1>
        {page.lead ? <p className="text-l soft measure">{page.lead}</p> : null}
        <LinkBar
          label={say('Calculators')}
          links={calculatorNames.map((other) => ({
            label: say(calculatorLabels[other]),
            href: `${CALCULATORS_PATH}/${other}`,
            current: other === name,
          }))}
        />
      </header>
      <div className={`page-width stack-6 ${styles.sum}`} data-answered={outcome ? '' : undefined}>
        <CalculatorForm action={`${CALCULATORS_PATH}/${name}`} fields={fields} inputs={inputs} />
        {outcome ? <OutcomeSection outcome={outcome} /> : null}
      </div>
      {outcome ? <Workings outcome={outcome} /> : null}
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}
