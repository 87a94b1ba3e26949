import type { Project } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/field/text-field'
import { formatMoney } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { slugOf } from '../lists/address'
import { CALCULATORS_PATH } from './calculators'
import styles from './project-sums.module.css'

/** The sums that belong to a project, begun with its own figures; the lender’s rate is the visitor’s to type. */
export function ProjectSums({ project }: { project: Project }) {
  if (project.status === 'Sold out') return null
  if (project.rentPerSqFt !== null) return <LeaseSum project={project} rent={project.rentPerSqFt} />
  if (project.priceFrom === null) return null
  const price = project.priceFrom
  const state = project.registrations[0]?.state ?? ''
  return (
    <Section heading="What it takes each month" id="instalment" lead={`From the lowest price, ${formatMoney(price)}.`}>
      <form className={styles.form} action={`${CALCULATORS_PATH}/emi#result`} aria-label="Monthly instalment">
        <TextField
          label="Loan"
          name="loan"
          value={formatMoney(Math.floor((price * 3) / 4 / 1000) * 1000).replace('₹', '')}
          hint="Three quarters of it; change it as you like"
          maxLength={40}
        />
        <TextField
          label="Interest, % a year"
          name="rate"
          value=""
          hint="As in your lender’s letter"
          inputMode="decimal"
          maxLength={40}
        />
        <TextField label="Years" name="years" value="20" inputMode="numeric" maxLength={40} />
        <Button type="submit" tone="quiet">
          Work it out
        </Button>
      </form>
      <ul className={styles.ways}>
        <li>
          <a href={`${CALCULATORS_PATH}/all-in-cost?price=${price}${state ? `&state=${slugOf(state)}` : ''}`}>
            Price with duties and GST
          </a>
        </li>
        <li>
          <a href={`${CALCULATORS_PATH}/rent-or-buy?price=${price}`}>Rent one like it, or buy</a>
        </li>
        <li>
          <a href={`${CALCULATORS_PATH}/affordability`}>What your income carries</a>
        </li>
      </ul>
    </Section>
  )
}

function LeaseSum({ project, rent }: { project: Project; rent: number }) {
  const area = project.carpetAreaFrom
  const query = new URLSearchParams({ rent: String(rent), ...(area === null ? {} : { area: String(area) }) })
  return (
    <Section
      heading="Over the whole term"
      id="instalment"
      lead="Escalations, maintenance, rent-free months and the deposit, added up."
    >
      <p className={styles.ways}>
        <a href={`${CALCULATORS_PATH}/office-lease?${query}`}>Work out a lease here</a>
      </p>
    </Section>
  )
}
