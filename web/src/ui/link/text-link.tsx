import type { Link } from '@ashlar/contract'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { say } from '@/words/say'
import styles from './text-link.module.css'

type Extra = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

interface TextLinkProps extends Extra {
  link: Pick<Link, 'href' | 'external'>
  children: ReactNode
  /** Leaves out the visible mark where a whole card is the link. */
  unmarked?: boolean
}

/** A link. If it leads to another site, it opens a new tab, with a visible mark and a text for screen readers. */
export function TextLink({ link, children, unmarked = false, ...rest }: TextLinkProps) {
  if (!link.external) {
    return (
      <a href={link.href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={link.href} target="_blank" rel="noopener" {...rest}>
      {children}
      {unmarked ? (
        <span className="sr-only">{` ${say('(opens in a new tab)')}`}</span>
      ) : (
        <span className={styles.mark}>
          <span>{` ${say('(opens in a new tab)')}`}</span>
        </span>
      )}
    </a>
  )
}
