import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { readSettings } from '@/content/readers/settings'
import { securityText } from '@/features/security-contact/security-text'
import { answerFromContent } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Where to report a vulnerability; 404 when the settings have no email address. */
export const GET: APIRoute = () =>
  answerFromContent('text/plain; charset=utf-8', async () => {
    const { securityEmail, email } = await readSettings()
    const to = securityEmail || email
    return to ? securityText({ email: to, site: env().SITE_URL, now: new Date() }) : null
  })
