import type { CSSProperties } from 'react'
import { formatArea, formatMoney, formatRupees } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import styles from './inventory-board.module.css'
import { countBy, type Tower, towersOf, type Unit } from './towers'
import { Window } from './window'

/** The style of each status. An unknown status has the plain style; its name is shown in any case. */
const LOOKS: Readonly<Record<string, string>> = {
  Available: 'open',
  'On hold': 'held',
  Booked: 'booked',
  Registered: 'registered',
  Blocked: 'blocked',
}
const lookOf = (status: string) => LOOKS[status] ?? 'plain'

/** A demo of the sales board of a launch: towers with each home as a stone with its status, one of them opened. */
export function InventoryBoard({ units, title }: { units: readonly Unit[]; title: string }) {
  const opened = units.find(({ status }) => status === 'On hold') ?? units[0]
  const counts = countBy(units, ({ status }) => status)
  return (
    <Window title={title} where={say('{count} homes on the board', { count: units.length })}>
      <div className={`stack-2 ${styles.counts}`}>
        <p className={`row ${styles.share}`} aria-hidden="true">
          {counts.map(({ word, count }) => (
            <span key={word} className={styles.look} data-look={lookOf(word)} style={{ flexGrow: count }} />
          ))}
        </p>
        <ul className={`cluster ${styles.key}`}>
          {counts.map(({ word, count }) => (
            <li key={word} className={styles.look} data-look={lookOf(word)}>
              <strong>{count}</strong> {sayName(word)}
            </li>
          ))}
        </ul>
      </div>
      <div className={`stack-5 ${styles.inside}`}>
        <div className={`stack-5 ${styles.towers}`}>
          {towersOf(units).map((tower) => (
            <TowerOfHomes key={tower.name} tower={tower} opened={opened} />
          ))}
        </div>
        {opened ? <Opened unit={opened} /> : null}
      </div>
    </Window>
  )
}

/** Columns as wide as the homes are large. */
const areasOf = (units: readonly Unit[]) => units.map(({ carpetSqFt }) => `minmax(0, ${carpetSqFt ?? 1}fr)`).join(' ')

function TowerOfHomes({ tower, opened }: { tower: Tower; opened: Unit | undefined }) {
  return (
    <div>
      <p className={`semibold soft ${styles.towerName}`}>{say('Tower {name}', { name: tower.name })}</p>
      <ul className={styles.floors}>
        {tower.floors.map(({ number, units }) => (
          <li key={number} className={`stack-2 ${styles.floor}`}>
            <span className={`semibold soft ${styles.number}`}>
              <span className="sr-only">{say('Floor')} </span>
              {number}
            </span>
            <ul className={styles.homes} style={{ '--areas': areasOf(units) } as CSSProperties}>
              {units.map((unit) => (
                <li
                  key={unit.unit}
                  className={`${styles.look} ${styles.home}`}
                  data-look={lookOf(unit.status)}
                  data-opened={unit === opened ? '' : undefined}
                >
                  <strong>{unit.unit}</strong>
                  <span data-aside="">{sayName(unit.type)}</span>
                  {unit.price ? <span data-aside="">{formatMoney(unit.price)}</span> : null}
                  <span className={styles.status}>{sayName(unit.status)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Opened({ unit }: { unit: Unit }) {
  const rate = unit.price && unit.carpetSqFt ? Math.round(unit.price / unit.carpetSqFt) : null
  const facts = [
    [say('Home'), sayName(unit.type)],
    [say('Carpet area'), unit.carpetSqFt ? formatArea(unit.carpetSqFt) : ''],
    [say('Price'), unit.price ? formatRupees(unit.price) : say('On request')],
    [say('Per square foot'), rate ? formatRupees(rate) : ''],
  ].filter(([, value]) => value)
  return (
    <div className={styles.opened}>
      <p className={`heading-face ${styles.openedUnit}`}>{unit.unit}</p>
      <p className={`${styles.look} cluster ${styles.openedNote}`} data-look={lookOf(unit.status)}>
        <strong>{sayName(unit.status)}</strong>
        {unit.note ? <span>{unit.note}</span> : null}
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.keys} aria-hidden="true" data-aside="">
        <span>{say('Print cost sheet')}</span>
        <span>{say('Release')}</span>
      </p>
    </div>
  )
}
