import { readSettings } from '@/content/readers/settings'
import { telHref } from '@/ui/link/tel-href'

/** The ways that need no form. */
export async function Ways() {
  const { phone, email } = await readSettings()
  return (
    <p>
      {phone ? <a href={telHref(phone)}>{phone}</a> : null}
      {phone && email ? ', ' : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  )
}
