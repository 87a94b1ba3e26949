import type { SiteSettings } from '@ashlar/contract'
import type { Neighbour } from '@/content/readers/pages'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { say, sayName } from '@/words/say'

interface WayOnProps {
  /** The path of the current page. */
  path: string | null
  neighbours: readonly Neighbour[]
  settings: Pick<SiteSettings, 'phone' | 'email'>
}

/* As attributes, because a style sheet would be in every page, also in those that lead on by themselves. */
const BAND = { paddingTop: 'var(--space-8)' }
const LIST = { display: 'grid', listStyle: 'none', padding: 0, margin: 0 } as const
const PAGES = { ...LIST, gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))', gap: '0 2rem' }
const PAGE = { paddingBlock: '0.9rem 1.4rem', borderTop: '1px solid var(--joint-strong)' }
const TITLE = { fontWeight: 600 }
const SENTENCE = { marginBlock: '0.4rem 0', color: 'var(--ink-soft)', fontSize: 'var(--text-s)', lineHeight: 1.45 }
const PEOPLE = {
  ...LIST,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 2rem',
  marginTop: '1rem',
  fontWeight: 600,
} as const

const CONTACT = '/about/contact-us'

/** Below a page of which the editors have written nothing yet: the pages beside it, and who can be asked. */
export function WayOn({ path: current, neighbours, settings: { phone, email } }: WayOnProps) {
  const isContactNamed = current === CONTACT || neighbours.some(({ path }) => path === CONTACT)
  return (
    <nav aria-label={say('From here')} style={BAND}>
      <div className="page-width">
        <ul style={PAGES}>
          {neighbours.map(({ path, title, description }) => (
            <li key={path} style={PAGE}>
              <a href={path} style={TITLE}>
                {sayName(title)}
              </a>
              <p style={SENTENCE}>{description}</p>
            </li>
          ))}
        </ul>
        <ul style={PEOPLE}>
          {isContactNamed ? null : (
            <li>
              <a href={CONTACT}>{say('Contact us')}</a>
            </li>
          )}
          {phone ? (
            <li>
              <a href={telHref(phone)}>{phone}</a>
            </li>
          ) : null}
          {email ? (
            <li>
              <MailLink email={email} />
            </li>
          ) : null}
        </ul>
      </div>
    </nav>
  )
}
