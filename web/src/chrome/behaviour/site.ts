import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'
import { startMapWhenNear } from '@/features/map/behaviour/map-starter'
import { startNewsletter } from '@/features/newsletter/behaviour/newsletter-starter'
import { startAfterFirstPaint } from '@/ui/moment/after-first-paint'
import { startAudienceTabs } from './audience-tabs'
import { startCompactHeader } from './compact-header'
import { startDrawers } from './drawers'
import { startEntrances } from './entrances'
import { startFilms } from './films'
import { startMegaMenus } from './mega-menu'
import { startSearchBox } from './search-box'
import { startSearchShortcuts } from './search-shortcuts'
import { startShortlist } from './shortlist'

/**
 * What the pages under header and footer do beyond what HTML does by itself. The markup is the server's; this finds its
 * parts by their data attributes. What needs more than a little script loads that when it is first used.
 */
startAfterFirstPaint(
  startSearchBox,
  startCompactHeader,
  startMegaMenus,
  startAudienceTabs,
  startFilms,
  startEntrances,
  startSearchShortcuts,
  startShortlist,
  startNewsletter,
  startLeadForms,
  startMapWhenNear,
  startConsent,
  // The last to write down that it is there.
  startDrawers,
)
