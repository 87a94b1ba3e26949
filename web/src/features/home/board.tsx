import { say, sayName } from '@/words/say'
import { countBy, towersOf } from '../technology/demos/towers'
import styles from './board.module.css'
import type { LaunchBoard } from './home-content'

/** The statuses with a colour of their own; another one is plain, and its name is shown in any case. */
const COLOURED = ['Available', 'On hold', 'Booked', 'Registered']
const lookOf = (status: string) => COLOURED.indexOf(status)

/** A picture of the sales board: each home of two towers as a stone with its status. */
export function Board({ title, units }: LaunchBoard) {
  return (
    <figure>
      <div className={`text-s ${styles.board}`}>
        <p className={`on-deep row ${styles.bar}`}>
          <span className="heading-face">{title}</span>
          <span className="soft">{say('{count} homes on the board', { count: units.length })}</span>
        </p>
        <ul className={`cluster ${styles.key}`}>
          {countBy(units, ({ status }) => status).map(({ word, count }) => (
            <li key={word} data-look={lookOf(word)}>
              <strong>{count}</strong> {sayName(word)}
            </li>
          ))}
        </ul>
        <div className={styles.towers}>
          {towersOf(units).map(({ name, floors }) => (
            <div key={name} className={styles.tower}>
              <p className="semibold soft">{say('Tower {name}', { name })}</p>
              {floors.map(({ number, units: homes }) => (
                <ul key={number}>
                  {homes.map(({ unit, status }) => (
                    <li key={unit} data-look={lookOf(status)}>
                      <strong>{unit}</strong> {sayName(status)}
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="caption">{say('A picture of {title} with invented records', { title })}</figcaption>
    </figure>
  )
}
