import 'server-only'
import type { Page, ServicePage, SiteSettings } from '@ashlar/contract'
import type { Service } from 'schema-dts'
import { sayName } from '@/words/say'
import { fullAddress } from './json-ld'
import { organizationReference } from './organization-data'

/** A service and its provider. */
export function serviceData(page: Page, service: ServicePage, settings: SiteSettings): Service {
  return {
    '@type': 'Service',
    name: page.heading,
    ...(page.lead ? { description: page.lead } : {}),
    serviceType: sayName(service.title),
    url: fullAddress(page.path),
    provider: organizationReference(settings),
    ...(service.deliverables.length > 0
      ? { serviceOutput: service.deliverables.map((name) => ({ '@type': 'Thing' as const, name })) }
      : {}),
  }
}
