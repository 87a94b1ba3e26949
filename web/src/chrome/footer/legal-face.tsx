import type { SiteSettings } from '@ashlar/contract'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { keepTogether } from '@/ui/text/keep-together'
import { say } from '@/words/say'
import styles from './footer.module.css'

/** Name, address and contact of the company, which law requires on every page of its site. */
export function LegalFace({ settings }: { settings: SiteSettings }) {
  const { registeredOffice, cin, legalIdentity, phone, email } = settings
  const { grievanceOfficerName, grievanceOfficerEmail, grievanceOfficerPhone } = settings
  const identity = [
    registeredOffice && say('Registered office: {address}', { address: registeredOffice }),
    cin && `CIN ${cin}`,
    legalIdentity,
  ]
  const lines = identity.filter(Boolean).join('\n')
  if (!lines && !phone && !email && !grievanceOfficerName) return null
  return (
    <p className={styles.identity}>
      {lines ? `${keepTogether(lines)}\n` : null}
      {phone || email ? <Ways phone={phone} email={email} /> : null}
      {grievanceOfficerName ? (
        <>
          {`\n${say('Grievance officer: {name}', { name: grievanceOfficerName })} `}
          <Ways phone={grievanceOfficerPhone} email={grievanceOfficerEmail} />
        </>
      ) : null}
    </p>
  )
}

function Ways({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone ? <a href={telHref(phone)}>{phone}</a> : null}
      {phone && email ? ' ' : null}
      {email ? <MailLink email={email} /> : null}
    </>
  )
}
