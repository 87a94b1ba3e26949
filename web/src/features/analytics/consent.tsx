import styles from './consent.module.css'

/** Asks once whether visits may be counted; script shows it where nobody has answered (behaviour/). */
export function Consent({ container }: { container: string }) {
  return (
    <section className={styles.bar} aria-label="Counting visits" data-consent={container} hidden>
      <p>May we count your visit? It tells us which pages help. Nothing is loaded before you answer.</p>
      <div className={styles.choices}>
        <button type="button" data-consent-answer="yes">
          Yes, count it
        </button>
        <button type="button" data-consent-answer="no">
          No, thank you
        </button>
      </div>
    </section>
  )
}
