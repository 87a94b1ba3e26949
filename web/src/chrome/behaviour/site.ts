import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'
import { startMapWhenWanted } from '@/features/map/behaviour/map-starter'
import { startNewsletter } from '@/features/newsletter/behaviour/newsletter-starter'
import { startKeepingPages } from '@/features/offline/behaviour/keep-pages'
import { startVitals } from '@/features/vitals/behaviour/vitals-starter'
import { startAfterFirstPaint } from '@/ui/moment/moments'
import { speakLanguageOfPage } from '@/words/speak-in-browser'
import { startAudienceTabs } from './audience-tabs'
import { startCompactHeader } from './compact-header'
import { startDrawers } from './drawers'
import { startEntrances } from './entrances'
import { startFilms } from './films'
import { startKeyboardScroll } from './keyboard-scroll'
import { startMegaMenus } from './mega-menu'
import { startSearchBox } from './search-box'
import { startSearchShortcuts } from './search-shortcuts'
import { startSectionBar } from './section-bar'
import { startShortlist } from './shortlist'

void speakLanguageOfPage()

/**
 * The script of all pages with header and footer. The server renders the markup; the script finds its parts by their
 * data attributes. Larger scripts are loaded when they are first used.
 */
startAfterFirstPaint(
  // The search box is part of the page, and a key that is pressed before its listener exists is lost.
  [startSearchBox, startCompactHeader, startKeyboardScroll, startSearchShortcuts],
  [
    startMegaMenus,
    startAudienceTabs,
    startFilms,
    startEntrances,
    startSectionBar,
    startShortlist,
    startNewsletter,
    startLeadForms,
    startMapWhenWanted,
    startConsent,
    startVitals,
    startKeepingPages,
    // Must be last: it marks the script as started.
    startDrawers,
  ],
)
