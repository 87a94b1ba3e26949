import type { Link } from '@ashlar/contract'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { pageLanguage } from '@/words/page-language'
import { say } from '@/words/say'
import styles from './text-link.module.css'

type Extra = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

interface TextLinkProps extends Extra {
  link: Pick<Link, 'href' | 'external'>
  children: ReactNode
  /** Leaves out the visible mark where a whole card is the link. */
  unmarked?: boolean
  /** Leaves out the text where the name of a list says it once for all its links. */
  untold?: boolean
}

/** A link. If it leads to another site, it opens a new tab, with a visible mark and a text for screen readers. */
export function TextLink({ link, children, unmarked = false, untold = false, ...rest }: TextLinkProps) {
  if (!link.external) {
    return (
      <a href={link.href} {...rest}>
        {children}
      </a>
    )
  }
  // Behind an English name too, it is in the language of the page.
  const lang = pageLanguage()?.code
  return (
    <a href={link.href} target="_blank" rel="noopener" {...rest}>
      {children}
      {unmarked ? (
        <span className="sr-only" lang={lang}>{` ${say('(opens in a new tab)')}`}</span>
      ) : (
        <span className={styles.mark}>
          {untold ? null : <span lang={lang}>{` ${say('(opens in a new tab)')}`}</span>}
        </span>
      )}
    </a>
  )
}
