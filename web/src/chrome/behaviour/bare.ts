import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'
import { startKeepingPages } from '@/features/offline/behaviour/keep-pages'
import { startVitals } from '@/features/vitals/behaviour/vitals-starter'
import { startAfterFirstPaint } from '@/ui/moment/moments'
import { startKeyboardScroll } from './keyboard-scroll'

/** The script of the page without header and footer. */
startAfterFirstPaint([startKeyboardScroll], [startLeadForms, startConsent, startVitals, startKeepingPages])
