import { type Configuration, isLand, type Project } from '@ashlar/contract'
import unfolding from '@/ui/fold/plus.module.css'
import { formatArea, formatMoney } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { areaLabelOf, perSquareFootLabelOf } from '../card/area-label'
import { perSquareFootOf } from '../card/per-square-foot'
import { FloorPlan } from '../plans/floor-plan'
import { GivenPlan } from '../plans/given-plan'
import { BuildingFloors, floorsLabelOf } from './building'
import styles from './configurations.module.css'
import { HomesCaption, HomesStones } from './homes-wall'
import { type FloorsLayout, layFloors } from './lay-floors'
import { type HomesCourse, layHomes } from './lay-homes'

/** The available units: each kind with area, price and number left; its plans, drawn and given, unfold below it. */
export function Configurations({ project }: { project: Project }) {
  if (project.configurations.length === 0) return null
  const firstWithPlan = project.configurations.find(hasPlan)
  const wall = layHomes(project.configurations)
  const building = layFloors(project.configurations)
  return (
    <Section heading={say('Plans and prices')} id="plans" tone="course">
      {wall ? <HomesCaption wall={wall} project={project} building={building !== null} /> : null}
      <ul className={building ? `${styles.units} ${styles.beside}` : styles.units}>
        {project.configurations.map((unit, index) => {
          const row = (
            <Row project={project} unit={unit} course={wall?.courses[index]} building={building} index={index} />
          )
          return (
            <li key={unit.name} className={styles.unit}>
              {hasPlan(unit) ? (
                <details name="plans" open={unit === firstWithPlan}>
                  <summary className={`bare ${unfolding.plus} ${styles.head}`}>{row}</summary>
                  <FloorPlan configuration={unit} land={isLand(project)} id={`rooms-${index + 1}`} />
                  <GivenPlan configuration={unit} id={`plan-${index + 1}`} />
                </details>
              ) : (
                <div className={styles.head}>{row}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface RowProps {
  project: Project
  unit: Configuration
  /** Its units as stones, where the number of those left is known for all. */
  course: HomesCourse | undefined
  /** Where the floors of its kinds are known. */
  building: FloorsLayout | null
  index: number
}

/** A `summary` may contain only phrasing content, so this is not a `dl`. */
function Row({ project, unit, course, building, index }: RowProps) {
  const floors = floorsLabelOf(unit)
  const leased = project.rentPerSqFt !== null
  const amount = unit.price ?? unit.rent
  const perSquareFoot = perSquareFootOf(unit)
  const cells = [
    { label: areaLabelOf(project), value: formatArea(unit.carpetArea) },
    {
      label: leased ? say('Rent a month') : say('Price'),
      value: amount === null ? say('On request') : formatMoney(amount),
    },
    {
      label: leased ? say('Per sq\u00a0ft') : perSquareFootLabelOf([project]),
      value: perSquareFoot === null ? '' : formatMoney(perSquareFoot),
    },
    { label: say('Left'), value: leftOf(unit.available, unit.total) },
  ]
  return (
    <>
      <h3 className={`text-l ${styles.name}`}>{sayName(unit.name)}</h3>
      {floors ? <span className={`caption ${styles.floors}`}>{floors}</span> : null}
      {building ? (
        <BuildingFloors levels={building.levels} runs={building.runs[index] ?? []} open={unit.available !== 0} />
      ) : null}
      {cells.map(({ label, value }) =>
        value ? (
          <span key={label} className={styles.cell}>
            <span className={`caption ${styles.label}`}>{label} </span>
            {value}
          </span>
        ) : (
          <span key={label} className={styles.cell} />
        ),
      )}
      {course ? <HomesStones course={course} /> : null}
    </>
  )
}

function hasPlan({ plan, planFile }: Configuration): boolean {
  return plan.rooms.length > 0 || planFile !== null
}

function leftOf(available: number | null, total: number | null): string {
  if (available === null) return ''
  if (available === 0) return say('Sold out')
  return total === null ? String(available) : say('{part} of {whole}', { part: available, whole: total })
}
