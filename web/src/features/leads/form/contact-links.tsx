import { readSettings } from '@/content/readers/settings'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'

/** Contacts that need no form. */
export async function ContactLinks() {
  const { phone, email } = await readSettings()
  return (
    <p>
      {phone ? <a href={telHref(phone)}>{phone}</a> : null}
      {phone && email ? ', ' : null}
      {email ? <MailLink email={email} /> : null}
    </p>
  )
}
