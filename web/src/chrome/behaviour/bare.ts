import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'
import { startAfterFirstPaint } from '@/ui/moment/after-first-paint'

/** What the page without header and footer does beyond what HTML does by itself. */
startAfterFirstPaint(startLeadForms, startConsent)
