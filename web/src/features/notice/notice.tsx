import stone from '@/ui/styles/stone.module.css'
import { type Phrase, say } from '@/words/say'
import styles from './notice.module.css'
import { REQUEST_ID_PLACE } from './notices'

const WAYS = [
  { href: '/services', label: 'Services' },
  { href: '/projects', label: 'Projects' },
  { href: '/insights/research-reports', label: 'Research reports' },
  { href: '/about/contact-us', label: 'Contact us' },
] as const

interface NoticeProps {
  code: string
  heading: Phrase
  text: Phrase
}

/** The body of each error page: what happened, and next steps in a wall from which the page has fallen out. */
export function Notice({ code, heading, text }: NoticeProps) {
  return (
    <main id="content" className={`page-width stack ${styles.page}`}>
      <div className={`stack-5 ${styles.words}`}>
        <h1>{say(heading)}</h1>
        <p className="text-l measure">{say(text)}</p>
        {code.startsWith('5') && (
          <p className={`text-s measure ${styles.reference}`}>
            {say('If you write to us about it, give this number:')} <code>{REQUEST_ID_PLACE}</code>
          </p>
        )}
        <form className={`stack-2 text-s semibold ${styles.search}`} action="/search-result">
          <label htmlFor="notice-search">{say('Search the site')}</label>
          <span className={styles.line}>
            <input id="notice-search" name="searchTextFromHeader" type="search" maxLength={200} />
            <button type="submit">{say('Search')}</button>
          </span>
        </form>
      </div>
      <div className={styles.wall}>
        <ul>
          {WAYS.map(({ href, label }) => (
            <li key={href}>
              <a className={stone.stone} href={href}>
                {say(label)}
              </a>
            </li>
          ))}
        </ul>
        <p className={`accent numbers ${styles.code}`}>{code}</p>
      </div>
    </main>
  )
}
