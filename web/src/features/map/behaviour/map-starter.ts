import { LIST_CHANGED } from '@/features/lists/list-changed'
import { say } from '@/words/say'
import { setMapState } from '../map-section'
import { mapWords } from '../map-words'

/** Loads the map library once a map comes near the screen; other pages load nothing of it. */
export function startMapWhenNear(): void {
  const begun = new WeakSet<HTMLElement>()
  const look = () => {
    const section = document.querySelector<HTMLElement>('[data-project-map]')
    if (!section || begun.has(section)) return
    begun.add(section)
    whenNear(section, () => void draw(section))
  }
  look()
  // The list may be shown with its map without a new page.
  document.addEventListener(LIST_CHANGED, look)
}

async function draw(section: HTMLElement): Promise<void> {
  if (!hasWebGl()) {
    setMapState(section, 'failed', say(mapWords.noWebGl))
    return
  }
  setMapState(section, 'loading', say(mapWords.loading))
  const ended = new AbortController()
  document.addEventListener(LIST_CHANGED, () => section.isConnected || ended.abort(), { signal: ended.signal })
  try {
    const { startMap } = await import('./start-map')
    await startMap(section, ended.signal)
  } catch (error) {
    if (ended.signal.aborted) return
    setMapState(section, 'failed', say(mapWords.failed))
    throw error
  }
}

function whenNear(element: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
}

/** Checked before the library is loaded, which needs WebGL. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow only a few WebGL contexts at the same time.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
