import { say } from '@/words/say'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page, from 1. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a long list. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={`quiet ${styles.pages}`} aria-label={say('Pages')} data-pages="">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          {say('Previous')}
        </a>
      ) : null}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="sr-only">{say('Page')} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          {say('Next')}
        </a>
      ) : null}
    </nav>
  )
}
