'use client'

import { useEffect } from 'react'
import { tell } from './map-section'
import { mapWords } from './map-words'

/** Loads the map library once there is a map on the page to draw: nothing of it comes with any other page. */
export function MapStarter() {
  useEffect(() => {
    const section = document.querySelector<HTMLElement>('[data-project-map]')
    if (!section) return
    if (!hasWebGl()) {
      tell(section, 'failed', mapWords.noWebGl)
      return
    }
    tell(section, 'loading', mapWords.loading)
    const ended = new AbortController()
    void load()
      .then(({ startMap }) => startMap(section, ended.signal))
      .catch((error: unknown) => {
        if (ended.signal.aborted) return
        tell(section, 'failed', mapWords.failed)
        throw error
      })
    return () => ended.abort()
  }, [])
  return null
}

const load = () => import('./start-map')

/** Asked before the library is loaded, which could not do without. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow few of them at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
