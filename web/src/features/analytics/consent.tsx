/** The consent question; script shows it to visitors who have not answered, and loads its styles (behaviour/). */
export function ConsentQuestion({ container, bare }: { container: string; bare: boolean }) {
  return (
    <section
      className="on-deep"
      aria-label="Counting visits"
      data-consent={container}
      data-bare={bare ? '' : undefined}
      hidden
    >
      <p>
        May we count your visit? It tells us which pages help. Nothing is loaded before you answer, and you can change
        your answer at the end of every page. <a href="/cookies">What is kept</a>
      </p>
      <div data-consent-answers="">
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

/** The visitor's choice, and the button that asks again. Script fills it; without script nothing is ever counted. */
export function ConsentChoice() {
  return (
    <section className="on-deep" aria-label="Your answer about counting" data-consent-choice="" hidden>
      <p data-consent-state="" />
      <button type="button" data-consent-change="">
        Change this
      </button>
    </section>
  )
}
