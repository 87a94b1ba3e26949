import type { DemoRow } from '@ashlar/contract'
import { useId } from 'react'
import { formatRupees } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import styles from './market-map.module.css'
import { drawStreets, MAP } from './street-map'
import { Window } from './window'

type Market = DemoRow<'market-map'>

/** Rows of the table that a narrow screen shows. */
const FIRST = 5

/** A demo map with an outlined quarter, and a table with the figures of every quarter. */
export function MarketMap({ markets, title }: { markets: readonly Market[]; title: string }) {
  const [drawn] = markets
  if (!drawn) return null
  const most = Math.max(...markets.map(({ askingPerSqFt }) => askingPerSqFt))
  return (
    <Window title={title} where={say('Per square foot of carpet')}>
      <div className={`stack ${styles.inside}`}>
        <div className={styles.map}>
          <Streets name={`${drawn.area}, ${drawn.city}`} />
          <p className={styles.label}>
            <strong>{sayName(drawn.area)}</strong>
            <span>
              {say('{price} registered', { price: formatRupees(drawn.registeredPerSqFt) })}
              {drawn.records === null ? null : `, ${say('{count} records', { count: drawn.records })}`}
            </span>
          </p>
        </div>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="sr-only">{say('Asked and registered prices by area')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('Locality')}</th>
                <th scope="col">{say('Registered and asked')}</th>
                <th scope="col">{say('Months of supply')}</th>
                <th scope="col">{say('Records')}</th>
              </tr>
            </thead>
            <tbody>
              {markets.map((market, index) => (
                <Row
                  key={`${market.area} ${market.city}`}
                  market={market}
                  most={most}
                  current={market === drawn}
                  aside={index >= FIRST}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Window>
  )
}

interface RowProps {
  market: Market
  most: number
  current: boolean
  aside: boolean
}

function Row({ market, most, current, aside }: RowProps) {
  const { area, city, askingPerSqFt, registeredPerSqFt, monthsOfSupply, records } = market
  const from = (registeredPerSqFt / most) * 100
  const to = (askingPerSqFt / most) * 100
  return (
    <tr data-current={current ? '' : undefined} data-aside={aside ? '' : undefined}>
      <th scope="row">
        {sayName(area)}
        <span>{sayName(city)}</span>
      </th>
      <td>
        <span className={`cluster ${styles.prices}`}>
          <span>{formatRupees(registeredPerSqFt)}</span> <span>{formatRupees(askingPerSqFt)}</span>
        </span>
        <svg className={styles.gap} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.rule} d="M0 4h100" />
          <path className={styles.span} d={`M0 4H${from.toFixed(1)}`} />
          <path className={styles.over} d={`M${from.toFixed(1)} 4H${to.toFixed(1)}`} />
        </svg>
      </td>
      <td>{monthsOfSupply ?? '–'}</td>
      <td>{records ?? '–'}</td>
    </tr>
  )
}

function Streets({ name }: { name: string }) {
  const { blocks, boundary } = drawStreets(name)
  const clip = useId()
  const line = `M${boundary.map(({ x, y }) => `${x} ${y}`).join('L')}z`
  const quarter = blocks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
  return (
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id={clip}>
        <path d={line} />
      </clipPath>
      <path fill="var(--joint)" d={quarter} />
      <path fill="var(--chart-3)" d={quarter} clipPath={`url(#${clip})`} />
      <path className={styles.boundary} d={line} />
      {boundary.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className={styles.corner} x={x - 5} y={y - 5} width="10" height="10" />
      ))}
    </svg>
  )
}
