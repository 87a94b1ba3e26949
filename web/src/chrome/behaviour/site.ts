import { startConsent } from '@/features/analytics/behaviour/consent'
import { startLeadForms } from '@/features/leads/behaviour/lead-forms-starter'
import { startMapWhenWanted } from '@/features/map/behaviour/map-starter'
import { startNewsletter } from '@/features/newsletter/behaviour/newsletter-starter'
import { startKeepingPages } from '@/features/offline/behaviour/keep-pages'
import { startShortlist } from '@/features/projects/card/keep-shortlist'
import { startVitals } from '@/features/vitals/behaviour/vitals-starter'
import { startDrawers } from '@/ui/drawer/drawers'
import { startFilms } from '@/ui/film/play-films'
import { startAfterFirstPaint } from '@/ui/moment/moments'
import { startSectionBar } from '@/ui/section-bar/mark-section'
import { speakLanguageOfPage } from '@/words/speak-in-browser'
import { startCompactHeader } from '../header/compact-header'
import { startSearchBox } from '../header/search-box'
import { startSearchShortcuts } from '../header/search-shortcuts'
import { startMegaMenus } from '../mega-menu/open-menus'
import { startAudienceTabs } from '../mega-menu/switch-audience'
import { startEntrances } from './entrances'
import { startKeyboardScroll } from './keyboard-scroll'

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
