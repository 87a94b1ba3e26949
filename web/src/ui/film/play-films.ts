import { startFilmSwitch } from './film-consent'

/** Replaces a film's poster with the player when the visitor presses it. A film that another site hosts asks first. */
export function startFilms(): void {
  startFilmSwitch()
  document.addEventListener('click', (event) => {
    const poster = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-film-src]') : null
    const frame = poster?.closest('[data-film]')
    if (!poster || !frame || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const begin = () => play(frame, poster).focus()
    if (poster.dataset.filmKind === 'file') begin()
    else void playAfterConsent(frame, poster, begin)
  })
  document.addEventListener('click', (event) => playChapter(event))
  // Stops a film when the menu that it is in closes.
  document.addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof HTMLElement) || !(event instanceof ToggleEvent) || event.newState !== 'closed')
        return
      for (const video of event.target.querySelectorAll('video')) video.pause()
    },
    { capture: true },
  )
}

async function playAfterConsent(frame: Element, poster: HTMLElement, begin: () => void): Promise<void> {
  try {
    const { askForFilm } = await import('./ask-for-film')
    askForFilm(frame, poster, begin)
  } catch {
    // As without script: follow the link to the film.
    location.assign((poster as HTMLAnchorElement).href)
  }
}

function play(frame: Element, poster: HTMLElement): HTMLElement {
  const player = playerFor(poster.dataset)
  poster.hidden = true
  frame.append(player)
  return player
}

/**
 * Plays a chapter from its start. The player of another site cannot be told to seek; there the link leads to the
 * transcript.
 */
function playChapter(event: MouseEvent): void {
  const chapter = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-film-at]') : null
  const scope = chapter?.closest('[data-film-scope]')
  const poster = scope?.querySelector<HTMLElement>('[data-film-kind="file"]')
  const frame = poster?.closest('[data-film]')
  if (!chapter || !scope || !poster || !frame || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const player = scope.querySelector('video') ?? play(frame, poster)
  if (!(player instanceof HTMLVideoElement)) return
  const seek = () => {
    player.currentTime = Number(chapter.dataset.filmAt)
    // If playing is refused or interrupted, the film stands at the right place and shows its controls.
    player.play().catch(() => player.pause())
  }
  if (player.readyState >= HTMLMediaElement.HAVE_METADATA) seek()
  else player.addEventListener('loadedmetadata', seek, { once: true })
  player.focus()
}

function playerFor({ filmKind, filmSrc = '', filmTitle = '', filmCaptions }: DOMStringMap): HTMLElement {
  if (filmKind === 'frame') {
    const frame = document.createElement('iframe')
    frame.src = filmSrc
    frame.title = filmTitle
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.tabIndex = 0
    return frame
  }
  const video = document.createElement('video')
  video.src = filmSrc
  video.controls = true
  video.autoplay = true
  video.playsInline = true
  video.tabIndex = 0
  video.setAttribute('aria-label', filmTitle)
  if (filmCaptions) video.append(captionsAt(filmCaptions))
  return video
}

/** The visitor turns captions on in the player, which keeps that choice. */
function captionsAt(src: string): HTMLTrackElement {
  const track = document.createElement('track')
  track.kind = 'captions'
  track.src = src
  track.srclang = 'en'
  track.label = new Intl.DisplayNames(document.documentElement.lang, { type: 'language' }).of('en') ?? 'en'
  return track
}
