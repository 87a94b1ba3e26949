import { isLand, type Project, slugOf, type TaxRate } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/field/text-field'
import { Fold } from '@/ui/fold/fold'
import { formatMoney } from '@/ui/money/format-money'
import { say } from '@/words/say'
import { CALCULATORS_PATH } from './calculators'
import { gstOfHome } from './gst-of-home'
import { ratePlaceOf } from './law-rates'
import styles from './project-sums.module.css'

/** Whether a project's figures are enough for a calculator: a sold project has none. */
export function hasEnoughFigures({ status, rentPerSqFt, priceFrom }: Project): boolean {
  return status !== 'Sold out' && (rentPerSqFt !== null || priceFrom !== null)
}

/** The calculators that fit a project, filled with its figures; the visitor enters the lender’s rate. */
export function ProjectSums({ project, rates }: { project: Project; rates: readonly TaxRate[] }) {
  if (!hasEnoughFigures(project)) return null
  if (project.rentPerSqFt !== null) return <LeaseSum project={project} rent={project.rentPerSqFt} />
  if (project.priceFrom === null) return null
  const price = project.priceFrom
  return (
    <div className="stack-3 screen-only at-top" id="instalment">
      <h3>{say('What it takes each month')}</h3>
      <Fold summary={say('Loan, interest and years')}>
        <p className={styles.lead}>{say('From the lowest price, {price}.', { price: formatMoney(price) })}</p>
        <form
          className={`stack-4 ${styles.form}`}
          action={`${CALCULATORS_PATH}/emi#result`}
          aria-label={say('Monthly instalment')}
        >
          <TextField
            label={say('Loan')}
            name="loan"
            value={formatMoney(Math.floor((price * 3) / 4 / 1000) * 1000).replace('₹', '')}
            hint={say('Three quarters of it; change it as you like')}
          />
          <TextField
            label={say('Interest, % a year')}
            name="rate"
            value=""
            hint={say('As in your lender’s letter')}
            inputMode="decimal"
          />
          <TextField label={say('Years')} name="years" value="20" inputMode="numeric" />
          <Button type="submit" tone="quiet">
            {say('Calculate')}
          </Button>
        </form>
      </Fold>
      <ul className={`cluster ${styles.ways}`}>
        <li>
          <a href={allInCostOf(project, price, rates)}>{say('Price with duties and GST')}</a>
        </li>
        {project.propertyType === 'Residential' && !isLand(project) ? (
          <li>
            <a href={`${CALCULATORS_PATH}/rent-or-buy?price=${price}`}>{say('Rent or buy')}</a>
          </li>
        ) : null}
        <li>
          <a href={`${CALCULATORS_PATH}/affordability`}>{say('What you can afford')}</a>
        </li>
      </ul>
    </div>
  )
}

/** The calculator of the whole cost, with everything that the project's own total counts. */
function allInCostOf(project: Project, price: number, rates: readonly TaxRate[]): string {
  const state = ratePlaceOf(rates, project.registrations[0]?.state ?? '', project.city)?.value
  const gst = gstOfHome(project, rates)
  const asked = project.costComponents.reduce((sum, { amount }) => sum + amount, 0)
  const query = new URLSearchParams({
    price: String(price),
    ...(state ? { state } : {}),
    ...(gst ? { gst: slugOf(gst.title) } : {}),
    ...(asked > price ? { others: String(asked - price) } : {}),
  })
  return `${CALCULATORS_PATH}/all-in-cost?${query}`
}

function LeaseSum({ project, rent }: { project: Project; rent: number }) {
  const area = project.carpetAreaFrom
  const query = new URLSearchParams({ rent: String(rent), ...(area === null ? {} : { area: String(area) }) })
  return (
    <div className="stack-3 screen-only at-top" id="instalment">
      <h3>{say('Over the whole term')}</h3>
      <p className={styles.lead}>{say('Escalations, maintenance, rent-free months and the deposit, added up.')}</p>
      <p className={`cluster ${styles.ways}`}>
        <a href={`${CALCULATORS_PATH}/office-lease?${query}`}>{say('Work out a lease here')}</a>
      </p>
    </div>
  )
}
