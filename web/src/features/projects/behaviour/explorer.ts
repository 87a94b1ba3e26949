import { parseOwnHtml } from '@/ui/html/own-html'
import { LIST_CHANGED } from '../../lists/list-changed'
import { closeGroups, formAddressOf, lessLocalities, resetToServerState } from './filter-form'
import { FilterSheet } from './filter-sheet'

/** Where the focus goes when the focused element was removed: to the results, or to the remaining filters. */
type Refocus = 'results' | 'filters' | null

/**
 * Updates the list at each choice: it loads the page that the plain form would have led to, and replaces only what
 * differs. Without script the form is submitted as usual.
 */
export function startExplorer(): void {
  const page = document.querySelector<HTMLElement>('main[data-explorer]')
  const form = document.getElementById(page?.dataset.explorer ?? '')
  const dialog = page?.querySelector<HTMLDialogElement>('dialog[data-filter-sheet]')
  if (!page || !dialog || !(form instanceof HTMLFormElement)) return
  const sheet = new FilterSheet(form, dialog)
  /** The address of the shown state. */
  let shown = location.pathname + location.search
  /** Choices that are painted but not loaded yet. */
  let waiting = 0
  let underWay: AbortController | null = null
  let refocus: Refocus = null

  const follow = async (href: string) => {
    underWay?.abort()
    const asked = new AbortController()
    underWay = asked
    setBusyResults(true)
    const [next, exchanging] = await Promise.all([pageAt(href, asked.signal), loadExchange()])
    // Another choice was made meanwhile, or is about to load.
    if (asked.signal.aborted || waiting > 0) return
    setBusyResults(false)
    if (!next || !exchanging) {
      location.assign(href)
      return
    }
    shown = href
    sheet.arrange(next)
    exchanging.exchangePage(page, next)
    resetToServerState(form)
    document.dispatchEvent(new Event(LIST_CHANGED))
    if (refocus === 'results') showResults()
    if (refocus === 'filters') {
      const place = document.querySelector<HTMLElement>('[data-active-filters] a') ?? document.getElementById('count')
      place?.focus({ preventScroll: true })
    }
    refocus = null
  }
  const go = (href: string) => {
    waiting++
    // The checked box is painted before anything else.
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting--
        if (href === location.pathname + location.search) return
        history.pushState(null, '', href)
        void follow(href)
      }),
    )
  }

  document.addEventListener('change', ({ target }) => {
    if (!isFieldOf(target, form)) return
    lessLocalities(form, target)
    go(formAddressOf(form))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sheet.close()
    showResults()
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const { pathname, search } = new URL(link.href)
    if (link.closest('nav[data-pages]')) refocus = 'results'
    else if (link.closest('[data-active-filters]')) refocus = 'filters'
    go(pathname + search)
  })
  addEventListener('popstate', () => {
    const href = location.pathname + location.search
    // A closing drawer and a jump to an anchor do not change the state of the list.
    if (href !== shown) void follow(href)
  })
  closeGroups(form, sheet)
  // Choices that were made while this script was loading.
  if (formAddressOf(form) !== formAddressOf(form, true)) go(formAddressOf(form))
}

/** Loaded with the page of the first choice; `null` when it cannot be. */
function loadExchange() {
  return import('./exchange-page').catch(() => null)
}

/** @returns `null` when the page cannot be loaded, or redirects to another page. */
async function pageAt(href: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(href, { signal, headers: { Accept: 'text/html' } })
    return response.ok && !response.redirected ? parseOwnHtml(await response.text()) : null
  } catch {
    return null
  }
}

function setBusyResults(isBusy: boolean): void {
  const results = document.getElementById('results')
  if (results) results.ariaBusy = String(isBusy)
}

function isFieldOf(target: EventTarget | null, form: HTMLFormElement): target is HTMLInputElement | HTMLSelectElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isField && target.form === form
}

/** A link to another state of the list that is followed by a plain click. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('[data-explorer] a[href]')
  return link && link.origin === location.origin && link.pathname === location.pathname ? link : null
}

function showResults(): void {
  document.getElementById('results')?.scrollIntoView()
  document.getElementById('count')?.focus({ preventScroll: true })
}
