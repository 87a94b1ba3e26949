import type { SiteSettings } from '@ashlar/contract'
import type { Neighbour } from '@/content/readers/pages'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { say, sayIfKnown } from '@/words/say'

interface WayOnProps {
  neighbours: readonly Neighbour[]
  settings: Pick<SiteSettings, 'phone' | 'email'>
}

/* As attributes, because a style sheet would be in every page, also in those that lead on by themselves. */
const BAND = { background: 'var(--ground-course)', paddingBlock: '2.5rem' }
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 2rem',
  listStyle: 'none',
  padding: 0,
  margin: 0,
} as const
const LABEL = { marginBlock: '0 0.75rem', fontWeight: 600 }

const CONTACT = '/about/contact-us'

/** Below a page of which the editors have written nothing yet: the pages beside it, and who can be asked. */
export function WayOn({ neighbours, settings: { phone, email } }: WayOnProps) {
  return (
    <nav aria-label={say('From here')} style={BAND}>
      <div className="page-width">
        <p style={LABEL}>{say('From here')}</p>
        <ul style={ROW}>
          {neighbours.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{sayIfKnown(title)}</a>
            </li>
          ))}
          {neighbours.some(({ path }) => path === CONTACT) ? null : (
            <li>
              <a href={CONTACT}>{sayIfKnown('Contact us')}</a>
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
