import type { TechnologyDemo } from '@ashlar/contract'
import type { ReactNode } from 'react'
import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import { CentreConsole } from './centre-console'
import styles from './demo.module.css'
import { InventoryBoard } from './inventory-board'
import { MarketMap } from './market-map'
import { PartnerApp } from './partner-app'
import { SeatFinder } from './seat-finder'
import { SocietyApp } from './society-app'

interface DemoProps {
  demo: TechnologyDemo
  /** The product's name, shown in the bar of its window. */
  title: string
  /** The values of the seat finder's form in the address. */
  query: RouteQuery
  /** Id of the section that contains the demo. */
  anchor: string
}

/**
 * A product's interface, rendered on the server from a few rows of data. Its content is text, which screen readers read
 * in order; decoration is hidden from them. The seat finder works; the others are pictures, and say so; the page says once that nothing in them can be pressed.
 */
export function Demo({ demo, title, query, anchor }: DemoProps) {
  if (demo.rows.length === 0) return null
  return (
    <figure className={styles.figure} aria-label={title} data-enter="">
      {drawingOf(demo, title, query, anchor)}
      <figcaption className={`caption ${styles.caption}`}>
        {demo.kind === 'seat-finder'
          ? say('Works with invented centres')
          : say('A picture of {title} with invented records', { title })}
      </figcaption>
    </figure>
  )
}

function drawingOf(demo: TechnologyDemo, title: string, query: RouteQuery, anchor: string): ReactNode {
  switch (demo.kind) {
    case 'inventory-board':
      return <InventoryBoard units={demo.rows} title={title} />
    case 'partner-app':
      return <PartnerApp introductions={demo.rows} title={title} />
    case 'society-app':
      return <SocietyApp events={demo.rows} title={title} />
    case 'market-map':
      return <MarketMap markets={demo.rows} title={title} />
    case 'seat-finder':
      return <SeatFinder centres={demo.rows} title={title} query={query} anchor={anchor} />
    case 'centre-console':
      return <CentreConsole members={demo.rows} title={title} />
  }
}
