import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'

/** What the page without header and footer does beyond what HTML does by itself. */
startLeadForms()
startConsent()
