import { say } from '@/words/say'

/**
 * The visitor's choice, and the button that asks again. Script shows the words of the state; without script nothing is
 * ever counted.
 */
export function ConsentChoice() {
  return (
    <section className="on-deep" aria-label={say('Your answer about counting')} data-consent-choice="" hidden>
      <p
        data-consent-state=""
        data-yes={say('You let us count your visits.')}
        data-no={say('Your visits are not counted.')}
        data-none={say('Your visits are not counted until you say so.')}
        data-browser={say('Your browser asks for privacy (Global Privacy Control), so your visits are not counted.')}
      />
      <button type="button" data-consent-change="">
        {say('Change this')}
      </button>
    </section>
  )
}
