import type { RouteQuery } from '@/routing/route'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { Fold } from '@/ui/fold/fold'
import { formatRupees } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import type { Field, Inputs } from '../../calculators/inputs'
import styles from './seat-finder.module.css'
import { type Centre, type SeatOffer, searchSeats } from './seat-search'
import { Window } from './window'

/** How many centres are shown at first; the others unfold. */
const FIRST = 4

interface SeatFinderProps {
  centres: readonly Centre[]
  title: string
  query: RouteQuery
  /** Id of the section that contains the demo. */
  anchor: string
}

/** Centres with enough free seats, by their full monthly cost. It is a plain GET form, so the result has an address. */
export function SeatFinder({ centres, title, query, anchor }: SeatFinderProps) {
  const { fields, inputs, seats, months, offers, tooSmall } = searchSeats(centres, query)
  const faulty = Object.keys(inputs.faults).length > 0
  return (
    <Window title={title} where={say('{count} of {all} centres', { count: offers.length, all: centres.length })}>
      <form
        className={`stack-4 ${styles.form}`}
        action={`/technology#${anchor}`}
        aria-label={say('Seats that you need')}
      >
        {fields.map((field) => (
          <Asked key={field.name} field={field} inputs={inputs} />
        ))}
        <Button type="submit">{say('Find seats')}</Button>
      </form>
      {faulty ? null : (
        <p className={styles.found} role="status">
          {offers.length === 0
            ? say('No centre has as many seats free. Ask for fewer, or in all cities.')
            : say('A month of {seats} for {months}, set-up and lock-in included. Not included: GST.', {
                seats: say('{count} seats', { count: seats }),
                months: monthsInWords(months),
              })}
          {offers.length > 0 && tooSmall > 0
            ? ` ${say('{count} centres have fewer seats free.', { count: tooSmall })}`
            : null}
        </p>
      )}
      <ol>
        {offers.slice(0, FIRST).map((offer) => (
          <Row key={offer.centre.centre} offer={offer} />
        ))}
      </ol>
      {offers.length > FIRST ? (
        <Fold
          wide="closed"
          summary={say('{count} more centres', { count: offers.length - FIRST })}
          className={styles.rest}
        >
          <ol start={FIRST + 1}>
            {offers.slice(FIRST).map((offer) => (
              <Row key={offer.centre.centre} offer={offer} />
            ))}
          </ol>
        </Fold>
      ) : null}
    </Window>
  )
}

function Asked({ field, inputs }: { field: Field; inputs: Inputs }) {
  const value = inputs.typed[field.name] ?? ''
  if (field.kind === 'choice') {
    const choices = field.choices.map((choice) => ({ ...choice, title: sayName(choice.title) }))
    return (
      <SelectField label={say(field.label)} name={field.name} value={value} any={say('All cities')} choices={choices} />
    )
  }
  const fault = inputs.faults[field.name]
  return <TextField label={say(field.label)} name={field.name} value={value} fault={fault} inputMode="numeric" />
}

function Row({ offer: { centre, monthly, unused } }: { offer: SeatOffer }) {
  const { locality, seatsFree, pricePerSeat, lockInMonths, setUpPerSeat, internet } = centre
  return (
    <li className={styles.centre}>
      <p className={styles.name}>
        <strong>{centre.centre}</strong>
        <span>{sayName(locality)}</span>
      </p>
      <p className={styles.price}>
        {monthly === null || pricePerSeat === null ? (
          say('No price published')
        ) : (
          <>
            <strong>{formatRupees(monthly)}</strong> <span>{say('a month')}</span>
          </>
        )}
      </p>
      <p className={styles.parts}>
        {pricePerSeat === null ? null : (
          <span>{say('{price} a seat and month', { price: formatRupees(pricePerSeat) })}</span>
        )}
        {setUpPerSeat ? (
          <span>{say('{price} a seat for set-up, once', { price: formatRupees(setUpPerSeat) })}</span>
        ) : null}
        {unused > 0 ? (
          <strong>{say('{months} of lock-in paid and not used', { months: monthsInWords(unused) })}</strong>
        ) : null}
      </p>
      <p className={styles.terms}>
        <span>
          {seatsFree === null ? say('Unknown number of seats free') : say('{count} seats free', { count: seatsFree })}
        </span>
        <span>
          {lockInMonths === null
            ? say('Lock-in on request')
            : say('Lock-in {months}', { months: monthsInWords(lockInMonths) })}
        </span>
        <span>{internet}</span>
      </p>
    </li>
  )
}

function monthsInWords(count: number): string {
  return say('{count} months', { count })
}
