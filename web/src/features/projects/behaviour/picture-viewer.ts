import { addSheet } from '@/ui/styles/add-sheet'
import { say } from '@/words/say'
import looks from './picture-viewer.css?raw'

addSheet(looks)

/**
 * Opens the page's pictures in its viewer: a modal dialog with one scrolling row, so that fingers, keys and screen
 * readers use what the browser has. The address names the picture while it is open.
 */
export function openViewer(viewer: HTMLDialogElement, links: readonly HTMLAnchorElement[], first: number): void {
  const part = (name: string) => viewer.querySelector<HTMLElement>(`[data-viewer-${name}]`)
  const [row, count, zoom] = [part('slides'), part('count'), part(`act="zoom"`)]
  if (!row || !count || !zoom) return
  const slides = links.map(slideOf)
  row.replaceChildren(...slides)
  const ended = new AbortController()
  const { signal } = ended
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  let shown = -1

  const go = (to: number, behavior: ScrollBehavior = reduced ? 'instant' : 'smooth') =>
    slides[to]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' })
  const enlarge = (isLarge: boolean) => {
    const slide = slides[shown]
    slide?.toggleAttribute('data-large', isLarge)
    zoom.setAttribute('aria-pressed', String(isLarge))
    const frame = slide?.firstElementChild
    if (!(frame instanceof HTMLElement)) return
    // The arrow keys move what is larger than the screen.
    if (isLarge) frame.tabIndex = 0
    else frame.removeAttribute('tabindex')
    if (isLarge) frame.focus()
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2)
  }
  const show = (index: number) => {
    if (index === shown) return
    enlarge(false)
    shown = index
    tellPicture(count, index + 1, links)
    for (const [name, end] of [
      ['back', 0],
      ['on', slides.length - 1],
    ] as const) {
      // Not `disabled`: a disabled button would lose the focus, and the keys with it.
      part(`act="${name}"`)?.setAttribute('aria-disabled', String(index === end))
    }
    history.replaceState(history.state, '', `#${links[index]?.id}`)
  }
  const acts: Readonly<Record<string, () => void>> = {
    zoom: () => enlarge(!slides[shown]?.hasAttribute('data-large')),
    back: () => go(shown - 1),
    on: () => go(shown + 1),
    close: () => viewer.close(),
  }

  viewer.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (target instanceof HTMLImageElement) acts.zoom?.()
      acts[target.closest<HTMLElement>('[data-viewer-act]')?.dataset.viewerAct ?? '']?.()
    },
    { signal },
  )
  viewer.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const onwards = document.documentElement.dir === 'rtl' ? -1 : 1
      const to = step ? shown + step * onwards : { Home: 0, End: slides.length - 1 }[event.key]
      // The arrows move an enlarged picture.
      if (to === undefined || slides[shown]?.hasAttribute('data-large')) return
      event.preventDefault()
      go(to)
    },
    { signal },
  )
  viewer.addEventListener(
    'close',
    () => {
      ended.abort()
      seen.disconnect()
      row.replaceChildren()
      history.replaceState(history.state, '', location.pathname + location.search)
      links[shown]?.focus()
    },
    { once: true },
  )
  // Said with the name of the dialog: a live region says nothing of what it has when it appears.
  count.id = 'viewer-count'
  viewer.setAttribute('aria-describedby', count.id)
  viewer.showModal()
  go(first, 'instant')
  show(first)
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) show(slides.indexOf(target as HTMLLIElement))
    },
    { root: row, threshold: 0.6 },
  )
  for (const slide of slides) seen.observe(slide)
}

/** The eye sees the picture beside its number; the ear is told both. */
function tellPicture(count: HTMLElement, number: number, links: readonly HTMLAnchorElement[]): void {
  const seen = document.createElement('span')
  seen.ariaHidden = 'true'
  seen.textContent = `${number} / ${links.length}`
  const told = document.createElement('span')
  told.className = 'sr-only'
  const alt = links[number - 1]?.querySelector('img')?.alt ?? ''
  told.textContent = `${say('Picture {number} of {count}', { number, count: links.length })}: ${alt}`
  count.replaceChildren(seen, told)
}

function slideOf(link: HTMLAnchorElement): HTMLLIElement {
  const slide = document.createElement('li')
  const frame = document.createElement('div')
  const picture = new Image()
  picture.alt = link.querySelector('img')?.alt ?? ''
  picture.loading = 'lazy'
  picture.src = link.href
  picture.toggleAttribute('data-on-paper', link.dataset.picture === 'on-paper')
  frame.append(picture)
  const caption = document.createElement('p')
  caption.textContent = link.dataset.caption ?? ''
  slide.append(frame, caption)
  return slide
}
