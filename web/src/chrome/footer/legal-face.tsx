import type { SiteSettings } from '@ashlar/contract'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { keepTogether } from '@/ui/text/keep-together'
import { say, sayName } from '@/words/say'
import styles from './footer.module.css'

/** Name, address and contact of the company, which law requires on every page of its site. */
export function LegalFace({ settings }: { settings: SiteSettings }) {
  const { registeredOffice, cin, legalIdentity, phone, email } = settings
  const { grievanceOfficerName, grievanceOfficerEmail, grievanceOfficerPhone } = settings
  if (![registeredOffice, cin, legalIdentity, phone, email, grievanceOfficerName].some(Boolean)) return null
  return (
    <p className={styles.identity}>
      {registeredOffice ? (
        <>
          {say('Registered office: {address}', { address: '' })}
          <span>{keepTogether(registeredOffice)}</span>
          {'\n'}
        </>
      ) : null}
      {cin ? (
        <>
          <span>{`CIN ${cin}`}</span>
          {'\n'}
        </>
      ) : null}
      {legalIdentity ? (
        <>
          <span>{keepTogether(sayName(legalIdentity))}</span>
          {'\n'}
        </>
      ) : null}
      {phone || email ? <Ways phone={phone} email={email} /> : null}
      {grievanceOfficerName ? (
        <>
          {`\n${say('Grievance officer: {name}', { name: '' })}`}
          <span>{grievanceOfficerName}</span> <Ways phone={grievanceOfficerPhone} email={grievanceOfficerEmail} />
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
