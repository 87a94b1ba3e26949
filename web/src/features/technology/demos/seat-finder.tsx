import type { DemoRow } from '@ashlar/contract'
import { formatRupees } from '@/ui/money/format-money'
import styles from './seat-finder.module.css'
import { Window } from './window'

type Centre = DemoRow<'seat-finder'>

/** Seats drawn one under another. */
const DEEP = 4
/** A seat and the aisle beside it, in units of the drawing. */
const PITCH = 6
const YEAR = 12
const UNPRICED = Number.MAX_SAFE_INTEGER

/** Centres by what a seat costs, each with as many seats drawn as are free and as many months as it binds for. */
export function SeatFinder({ centres, title }: { centres: readonly Centre[]; title: string }) {
  // Those without a price come last.
  const sorted = centres.toSorted((a, b) => (a.pricePerSeat ?? UNPRICED) - (b.pricePerSeat ?? UNPRICED))
  const free = centres.reduce((sum, { seatsFree }) => sum + (seatsFree ?? 0), 0)
  return (
    <Window title={title} where={`${free} seats free in ${centres.length} centres`}>
      <ol className={styles.centres}>
        {sorted.map((centre) => (
          <Row key={centre.centre} centre={centre} />
        ))}
      </ol>
    </Window>
  )
}

function Row({ centre: { centre, locality, seatsFree, pricePerSeat, lockInMonths, internet } }: { centre: Centre }) {
  return (
    <li className={styles.centre}>
      <p className={styles.name}>
        <strong>{centre}</strong>
        <span>{locality}</span>
      </p>
      <p className={styles.price}>
        {pricePerSeat === null ? (
          'No price published'
        ) : (
          <>
            <strong>{formatRupees(pricePerSeat)}</strong> <span>a seat a month</span>
          </>
        )}
      </p>
      <div className={styles.seats}>
        <span>{seatsFree ?? 'Unknown number of'} free</span>
        {seatsFree ? <Seats count={seatsFree} /> : null}
      </div>
      <div className={styles.lock}>
        <span>
          {lockInMonths === null
            ? 'Lock-in on request'
            : `Bound for ${lockInMonths}\u00a0month${lockInMonths === 1 ? '' : 's'}`}
        </span>
        {lockInMonths ? <Months count={lockInMonths} /> : null}
      </div>
      <p className={styles.internet}>{internet}</p>
    </li>
  )
}

function Seats({ count }: { count: number }) {
  const seats = Array.from(
    { length: count },
    (_, seat) => `M${Math.floor(seat / DEEP) * PITCH} ${(seat % DEEP) * PITCH}h4v4h-4z`,
  )
  const width = Math.ceil(count / DEEP) * PITCH
  return (
    <svg
      className={styles.drawnSeats}
      viewBox={`0 0 ${width} ${DEEP * PITCH}`}
      width={width}
      height={DEEP * PITCH}
      aria-hidden="true"
    >
      <path d={seats.join('')} />
    </svg>
  )
}

function Months({ count }: { count: number }) {
  return (
    <span className={styles.months} aria-hidden="true">
      {Array.from({ length: YEAR }, (_, month) => month).map((month) => (
        <span key={month} data-bound={month < count ? '' : undefined} />
      ))}
    </span>
  )
}
