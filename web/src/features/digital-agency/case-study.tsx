import type { DigitalWork } from '@ashlar/contract'
import { say } from '@/words/say'
import { beforeAfterOf } from './before-after'
import styles from './case-study.module.css'

/** A case study by its result: two large numbers with bars, then the problem and the solution. */
export function CaseStudy({ work, id }: { work: DigitalWork; id: string }) {
  const { title, client, year, brief, did, result, resultLabel, source } = work
  const both = beforeAfterOf(result)
  return (
    <article className={styles.work} id={id} data-enter="">
      <div className="page-width">
        <header className={`cluster ${styles.head}`}>
          <h2 className="text-xl">{title}</h2>
          <p>{[client, year].filter(Boolean).join(', ')}</p>
        </header>
        {both ? (
          <p className={`stack ${styles.result}`}>
            <Bar words={both.before.words} share={both.before.share} />
            <span className="sr-only">{say('became')}</span>
            <Bar words={both.after.words} share={both.after.share} after />
          </p>
        ) : (
          <p className={`stack ${styles.result}`}>
            <span className={styles.words}>{result}</span>
          </p>
        )}
        <div className={styles.story}>
          <p className={`text-l semibold ${styles.label}`}>
            {resultLabel}
            {source ? <small>{source}</small> : null}
          </p>
          <p>{brief}</p>
          <p>{did}</p>
        </div>
      </div>
    </article>
  )
}

function Bar({ words, share, after = false }: { words: string; share: number; after?: boolean }) {
  return (
    <span className={styles.side} data-after={after ? '' : undefined}>
      <span className={styles.words}>{words}</span>
      <span className={styles.bar} style={{ width: `${(share * 100).toFixed(1)}%` }} aria-hidden="true" />
    </span>
  )
}
