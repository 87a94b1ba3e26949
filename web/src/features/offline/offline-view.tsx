import styles from './offline-view.module.css'
import { KEPT_LIST } from './worker-names'

/** The address of whichever page this one replaces. */
const HERE = ''

/** The page that says that the network is away, and lists kept pages; the worker inserts the list (kept-page.ts). */
export function OfflineView() {
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>The site cannot be reached</h1>
      <p className={styles.text}>
        Your device is offline, or its network is too weak just now. Nothing was sent. This page opens as soon as the
        network is back: <a href={HERE}>try again</a>.
      </p>
      <section className={styles.kept} aria-labelledby="kept-title">
        <h2 id="kept-title">Pages that you have seen</h2>
        <p>They open without a network, as they were when you saw them. Their forms wait for the network.</p>
        <div className={styles.list} {...{ [KEPT_LIST]: '' }}>
          None is kept in this browser yet.
        </div>
      </section>
    </main>
  )
}
