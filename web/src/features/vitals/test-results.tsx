import { formatDate } from '@/ui/date/format-date'
import { say, sayMessage } from '@/words/say'
import styles from './figures-view.module.css'
import type { Checks, MeasuredPromise, OwnResults, PromiseGroup } from './own-results'

interface TestResultsProps {
  results: OwnResults
  /** What the page is about: the accessibility statement shows no speed. */
  show: 'access' | 'everything'
}

/** What our own tests found, as they wrote it themselves: failures are shown like successes. */
export function TestResults({ results: { day, checks, promises }, show }: TestResultsProps) {
  if (checks.length === 0) return null
  const failed = checks.reduce((sum, check) => sum + check.failed, 0)
  const broken = promises.flatMap((group) =>
    group.promises.filter(({ kept }) => !kept).map((promise) => ({ ...promise, group: group.name })),
  )
  return (
    <section className={`stack-5 ${styles.results}`} aria-labelledby="test-results" id="results">
      <h2 id="test-results">{say('What our tests found')}</h2>
      <p>
        {say('The last full run in a real browser, on {day}:', { day: formatDate(day) })}{' '}
        {failed === 0 ? say('every check passed.') : sayFailed(failed)}
      </p>
      <table className={styles.checks}>
        {headRow([say('Checked'), say('Passed'), say('Failed')])}
        <tbody>{checks.map(checkRow)}</tbody>
      </table>
      {show === 'everything' && promises.length > 0 ? (
        <>
          <h3>{say('What every build promises')}</h3>
          {broken.length > 0 ? (
            <>
              <p>{say('Not kept when last measured:')}</p>
              <ul>{broken.map(brokenPromise)}</ul>
            </>
          ) : null}
          <div>{promises.map(promiseGroup)}</div>
        </>
      ) : null}
    </section>
  )
}

function sayFailed(count: number): string {
  if (count === 1) return say('1 check failed, and is being mended.')
  return say('{count} checks failed, and are being mended.', { count })
}

function headRow(columns: readonly string[]) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function checkRow({ name, passed, failed }: Checks) {
  return (
    <tr key={name}>
      <th scope="row">{sayMessage(name)}</th>
      <td>{passed}</td>
      <td>{failed}</td>
    </tr>
  )
}

function brokenPromise({ group, name, measured, promise }: MeasuredPromise & { group: string }) {
  return (
    <li key={group + name}>
      <strong>{group === name ? group : `${group}, ${name}`}</strong>: {measured}
      {promise ? `; ${say('promised {promise}', { promise })}` : ''}
    </li>
  )
}

function promiseGroup({ name, day, promises }: PromiseGroup) {
  const kept = promises.filter((promise) => promise.kept).length
  return (
    <details key={name} className={styles.group}>
      <summary>
        {name}{' '}
        <span className={`caption ${styles.kept}`}>
          {say('{kept} of {count} kept, {day}', { kept, count: promises.length, day: formatDate(day) })}
        </span>
      </summary>
      <table className={`${styles.checks} ${styles.promises}`}>
        {headRow([say('Measured on'), say('Promise'), say('Measured')])}
        <tbody>{promises.map(promiseRow)}</tbody>
      </table>
    </details>
  )
}

function promiseRow({ name, measured, promise, kept }: MeasuredPromise) {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{promise}</td>
      <td>
        {measured}
        {kept ? '' : `, ${say('not kept')}`}
      </td>
    </tr>
  )
}
