import { pageLocale } from '@/words/page-language'
import { say } from '@/words/say'
import styles from './offline-view.module.css'
import { CACHED_LIST, SAID, workerPhrases } from './worker-names'

/** The address of whichever page this one replaces. */
const HERE = ''

/** The words of the worker in the language of the page, as attributes; `{moment}` is left for it to fill in. */
function wordsForWorker(): Record<string, string> {
  const words = Object.entries(workerPhrases).map(
    ([name, phrase]) => [SAID + name, say(phrase, { moment: '{moment}' })] as const,
  )
  return { ...Object.fromEntries(words), [`${SAID}locale`]: pageLocale() ?? 'en-IN' }
}

/** The page that says that the network is away, and lists kept pages; the worker inserts the list (kept-page.ts). */
export function OfflineView() {
  return (
    <main id="content" className={`page-width stack-5 ${styles.page}`}>
      <h1>{say('The site cannot be reached')}</h1>
      <p className={`text-l measure ${styles.text}`}>
        {say('Your device is offline, or its network is too weak just now. Nothing was sent.')}{' '}
        <a href={HERE}>{say('Try again')}</a>
      </p>
      <section className={`stack-4 ${styles.kept}`} aria-labelledby="kept-title">
        <h2 id="kept-title">{say('Pages that you have seen')}</h2>
        <p>{say('They open without a network, as they were when you saw them. Their forms wait for the network.')}</p>
        <div className={styles.list} {...{ [CACHED_LIST]: '' }} {...wordsForWorker()}>
          {say('None is kept in this browser yet.')}
        </div>
      </section>
    </main>
  )
}
