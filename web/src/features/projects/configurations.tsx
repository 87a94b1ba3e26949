import type { Project } from '@ashlar/contract'
import { formatArea, formatMoney } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { areaLabelOf, perSquareFootLabelOf } from './area-label'
import styles from './configurations.module.css'
import { FloorPlan } from './floor-plan'
import { perSquareFootOf } from './per-square-foot'

/** What can be had: each kind of unit with its area, price, how many are left, and its plan. */
export function Configurations({ project }: { project: Project }) {
  if (project.configurations.length === 0) return null
  const leased = project.rentPerSqFt !== null
  return (
    <Section heading="Plans and prices" id="plans" tone="course">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Configurations, scrolls sideways">
        <table className={styles.table}>
          <caption className="sr-only">Configurations of {project.name}</caption>
          <thead>
            <tr>
              <th scope="col">Configuration</th>
              <th scope="col">{areaLabelOf(project)}</th>
              <th scope="col">{leased ? 'Rent a month' : 'Price'}</th>
              <th scope="col">{leased ? 'Per sq\u00a0ft' : perSquareFootLabelOf([project])}</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {project.configurations.map((unit) => {
              const amount = unit.price ?? unit.rent
              const perSquareFoot = perSquareFootOf(unit)
              return (
                <tr key={unit.name}>
                  <th scope="row">{unit.name}</th>
                  <td>{formatArea(unit.carpetArea)}</td>
                  <td>{amount === null ? 'On request' : formatMoney(amount)}</td>
                  <td>{perSquareFoot === null ? '' : formatMoney(perSquareFoot)}</td>
                  <td>{leftOf(unit.available, unit.total)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <ul className={styles.plans}>
        {project.configurations
          .filter(({ plan }) => plan.length > 0)
          .map((unit) => (
            <li key={unit.name}>
              <h3 className={styles.planTitle}>
                {unit.name}, {formatArea(unit.carpetArea)}
              </h3>
              <FloorPlan configuration={unit} />
            </li>
          ))}
      </ul>
    </Section>
  )
}

function leftOf(available: number | null, total: number | null): string {
  if (available === null) return ''
  if (available === 0) return 'Sold out'
  return total === null ? String(available) : `${available} of ${total}`
}
