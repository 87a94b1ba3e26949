'use client'

import { useEffect } from 'react'
import { startAudienceTabs } from './audience-tabs'
import { startCompactHeader } from './compact-header'
import { startDrawers } from './drawers'
import { startEntrances } from './entrances'
import { startFilms } from './films'
import { startMegaMenus } from './mega-menu'
import { startSearchShortcuts } from './search-shortcuts'
import { startShortlist } from './shortlist'

/**
 * What header and drawers do beyond what HTML does by itself. The markup is the server's and is never sent twice; this
 * finds its parts by their data attributes.
 */
export function ChromeBehaviour() {
  useEffect(() => {
    const ended = new AbortController()
    startCompactHeader(ended.signal)
    startMegaMenus(ended.signal)
    startAudienceTabs(ended.signal)
    startDrawers(ended.signal)
    startFilms(ended.signal)
    startEntrances(ended.signal)
    startSearchShortcuts(ended.signal)
    startShortlist(ended.signal)
    return () => ended.abort()
  }, [])
  return null
}
