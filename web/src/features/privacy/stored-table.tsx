import { STORED_KEYS, type StoredKey } from '@/config/stored-keys'
import { say } from '@/words/say'
import list from './entries.module.css'
import { storedEntries } from './stored-entries'
import styles from './stored-table.module.css'

const PLACES = {
  cookie: 'Cookie',
  tab: 'Storage of the tab',
  device: 'Storage of the browser',
  cache: 'Files kept by the browser',
  database: 'Database of the browser',
} as const

/**
 * The table of everything that the site keeps in a visitor's browser, made from the same table as the names. The choice
 * about films can be changed here (ui/film/film-consent.ts).
 */
export function StoredTable() {
  return (
    <section className="stack-5" aria-labelledby="kept-title" id="kept">
      <h2 id="kept-title">{say('What is kept, where and for how long')}</h2>
      <ul className={list.entries}>
        {(Object.keys(STORED_KEYS) as StoredKey[]).map((key) => {
          const { where, purpose, when, life, count = 0 } = storedEntries[key]
          return (
            <li key={key} className={`stack-2 rule-above ${list.entry}`}>
              <h3 className={list.name}>{STORED_KEYS[key]}</h3>
              <p>{say(purpose)}</p>
              <dl className={styles.facts}>
                <dt>{say('Where')}</dt>
                <dd>{say(PLACES[where])}</dd>
                <dt>{say('Written when')}</dt>
                <dd>{say(when)}</dd>
                <dt>{say('Kept')}</dt>
                <dd>{say(life, { count })}</dd>
              </dl>
              {key === 'films' ? (
                <label className={styles.switch} hidden>
                  <input type="checkbox" data-film-switch="" />
                  <span>{say('Play films of other sites without asking')}</span>
                </label>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
