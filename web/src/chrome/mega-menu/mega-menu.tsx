import type { ReactNode } from 'react'
import { ChevronIcon } from '@/ui/icons/icons'
import { say } from '@/words/say'
import { ariaCurrentOf } from '../aria-current'
import styles from './mega-menu.module.css'

interface MegaMenuProps {
  /** Suffix of the panel's id. */
  name: string
  title: string
  href: string
  heading: string
  /** The path of the current page. */
  path: string | null
  children: ReactNode
}

/**
 * One entry of the main navigation: a title that is a link, a button that opens the panel, and the panel. The panel is
 * a popover, so it opens without script; `open-menus.ts` adds hovering and takes the panel over.
 */
export function MegaMenu({ name, title, href, heading, path, children }: MegaMenuProps) {
  const id = `menu-${name}`
  return (
    <li className={styles.entry} data-menu={name}>
      <a
        className={`row ${styles.title}`}
        href={href}
        aria-current={ariaCurrentOf(href, path, /^\/[^/]*/.exec(href)?.[0])}
        data-menu-title=""
      >
        {title}
      </a>
      <button className={styles.disclosure} type="button" popoverTarget={id} data-menu-button="">
        <span className="sr-only">{say('Open the {title} menu', { title })}</span>
        <ChevronIcon />
      </button>
      <div className={styles.panel} id={id} popover="auto" data-menu-panel="">
        <div className={`page-width ${styles.inside}`}>
          <p className={`title ${styles.heading}`}>{heading}</p>
          {children}
        </div>
      </div>
    </li>
  )
}
