import { dayInIndia } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { emptyIfUnavailable } from '@/content/read'
import { readProject } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { answerWithDocument } from '@/features/documents/answer'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A project's brochure, made from the same record as its page. */
export const GET: APIRoute = async ({ request, params }) => {
  const { slug = '' } = params
  return answerWithDocument(request, async () => {
    const [project, settings, rates] = await Promise.all([
      readProject(slug),
      readSettings(),
      emptyIfUnavailable(readTaxRates),
    ])
    if (!project) return null
    const office = settings.offices.find(({ city }) => city === project.city) ?? settings.offices[0] ?? null
    const address = `${env().SITE_URL}/projects/${project.slug}`
    const from = { project, settings, office, rates, address, today: dayInIndia() }
    return {
      from,
      make: async () => {
        const { makeBrochure } = await import('@/features/documents/brochure')
        return makeBrochure(from)
      },
      contentType: 'application/pdf',
      fileName: `${project.slug}.pdf`,
    }
  })
}
