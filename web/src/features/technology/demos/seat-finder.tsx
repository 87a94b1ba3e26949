import type { RouteQuery } from '@/routing/route'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { TextField } from '@/ui/field/text-field'
import { Fold } from '@/ui/fold/fold'
import { formatRupees } from '@/ui/money/format-money'
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
    <Window title={title} where={`${offers.length} of ${centres.length} centres`}>
      <form className={`stack-4 ${styles.form}`} action={`/technology#${anchor}`} aria-label="Seats that you need">
        {fields.map((field) => (
          <Asked key={field.name} field={field} inputs={inputs} />
        ))}
        <Button type="submit">Find seats</Button>
      </form>
      {faulty ? null : (
        <p className={styles.found} role="status">
          {offers.length === 0
            ? 'No centre has as many seats free. Ask for fewer, or in all cities.'
            : `A month of ${seats} ${seats === 1 ? 'seat' : 'seats'} for ${monthsInWords(months)}, set-up and lock-in included. Not included: GST.`}
          {offers.length > 0 && tooSmall > 0 ? ` ${centresInWords(tooSmall)} fewer seats free.` : null}
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
          summary={`${offers.length - FIRST} more ${offers.length - FIRST === 1 ? 'centre' : 'centres'}`}
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
    return <SelectField label={field.label} name={field.name} value={value} any="All cities" choices={field.choices} />
  }
  const fault = inputs.faults[field.name]
  return <TextField label={field.label} name={field.name} value={value} fault={fault} inputMode="numeric" />
}

function Row({ offer: { centre, monthly, unused } }: { offer: SeatOffer }) {
  const { locality, seatsFree, pricePerSeat, lockInMonths, setUpPerSeat, internet } = centre
  return (
    <li className={styles.centre}>
      <p className={styles.name}>
        <strong>{centre.centre}</strong>
        <span>{locality}</span>
      </p>
      <p className={styles.price}>
        {monthly === null || pricePerSeat === null ? (
          'No price published'
        ) : (
          <>
            <strong>{formatRupees(monthly)}</strong> <span>a month</span>
          </>
        )}
      </p>
      <p className={styles.parts}>
        {pricePerSeat === null ? null : <span>{formatRupees(pricePerSeat)} a seat and month</span>}
        {setUpPerSeat ? <span>{formatRupees(setUpPerSeat)} a seat for set-up, once</span> : null}
        {unused > 0 ? <strong>{monthsInWords(unused)} of lock-in paid and not used</strong> : null}
      </p>
      <p className={styles.terms}>
        <span>{seatsFree ?? 'Unknown number of'} seats free</span>
        <span>{lockInMonths === null ? 'Lock-in on request' : `Lock-in ${monthsInWords(lockInMonths)}`}</span>
        <span>{internet}</span>
      </p>
    </li>
  )
}

function monthsInWords(count: number): string {
  return `${count}\u00a0${count === 1 ? 'month' : 'months'}`
}

function centresInWords(count: number): string {
  return count === 1 ? '1 centre has' : `${count} centres have`
}
