import { LIST_CHANGED } from '@/features/lists/list-changed'
import { onFirstInput } from '@/ui/moment/moments'
import { say } from '@/words/say'
import { setMapState } from '../map-section'
import { mapWords } from '../map-words'
import { NoAnswer } from './ask-site'

/**
 * Loads the map library once a person uses the page and the map is near the screen; until then the picture of its first
 * view stands there. Other pages load nothing of it.
 */
export function startMapWhenWanted(): void {
  const begun = new WeakSet<HTMLElement>()
  const startOnce = (isUsed: boolean) => {
    const section = document.querySelector<HTMLElement>('[data-project-map]')
    if (!section || begun.has(section)) return
    begun.add(section)
    const pressAgain = rememberPressed()
    const drawWhenNear = () => whenNear(section, () => void draw(section, pressAgain))
    if (isUsed) drawWhenNear()
    else whenUsed(section, drawWhenNear)
  }
  startOnce(false)
  // The list may be shown with its map without a new page: then the visitor has asked for the map.
  document.addEventListener(LIST_CHANGED, () => startOnce(true))
}

async function draw(section: HTMLElement, pressAgain: () => void): Promise<void> {
  if (!hasWebGl()) {
    setMapState(section, 'failed', say(mapWords.noWebGl))
    return
  }
  setMapState(section, 'loading', say(mapWords.loading))
  const ended = new AbortController()
  document.addEventListener(LIST_CHANGED, () => section.isConnected || ended.abort(), { signal: ended.signal })
  try {
    const { startMap } = await import('./start-map')
    await startMap(section, pressAgain, ended.signal)
  } catch (error) {
    if (ended.signal.aborted) return
    setMapState(section, 'failed', say(mapWords.failed))
    if (!(error instanceof NoAnswer) && navigator.onLine) throw error
  }
}

/** The buttons stand on the picture too: what is pressed before there is a map is done when there is one. */
function rememberPressed(): () => void {
  let pressed: HTMLElement | null = null
  const known = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>('[data-map-act], [data-map-show]') ?? pressed
    },
    { signal: known.signal },
  )
  return () => {
    known.abort()
    pressed?.click()
  }
}

/** Calls back at the visitor's first input. The focus can come to the map without any, from a screen reader. */
function whenUsed(section: HTMLElement, act: () => void): void {
  const used = new AbortController()
  const actOnce = () => {
    if (used.signal.aborted) return
    used.abort()
    act()
  }
  onFirstInput(actOnce)
  section.addEventListener('focusin', actOnce, { signal: used.signal })
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
