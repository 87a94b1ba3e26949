import { STORED_KEYS } from '@/config/stored-keys'
import { LIST_CHANGED } from '@/features/lists/list-changed'
import { say } from '@/words/say'

const KEY = STORED_KEYS.shortlist

/**
 * Keeps the chosen projects on the device, across all pages of the list. Without script, choices last as long as their
 * page.
 */
export function startShortlist(): void {
  let kept = keptSlugs()
  const show = (words = wordsOn(kept.length)) => {
    const form = compareForm()
    const here = new Set<string>()
    for (const tick of document.querySelectorAll<HTMLInputElement>('input[data-shortlist]')) {
      tick.checked = kept.includes(tick.value)
      here.add(tick.value)
    }
    if (form) {
      form.toggleAttribute('data-kept', kept.length > 0)
      // The form also sends choices that are on other pages of the list.
      for (const field of form.querySelectorAll('input[type="hidden"]')) field.remove()
      for (const slug of kept) if (!here.has(slug)) form.append(hiddenField(slug))
    }
    const place = form?.querySelector('[data-shortlist-words]')
    // Writing the same words again would make a screen reader repeat them.
    if (place && place.textContent !== words) place.textContent = words
    const link = document.querySelector<HTMLAnchorElement>('a[data-shortlist-link]')
    if (link) {
      link.search = `?ids=${kept.map(encodeURIComponent).join(',')}`
      link.hidden = kept.length === 0
    }
  }
  const keep = (slugs: string[]) => {
    kept = slugs
    store(kept)
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-shortlist]')) return
    const most = Number(compareForm()?.dataset.shortlistMost ?? 0)
    const others = kept.filter((slug) => slug !== target.value)
    const full = target.checked && others.length >= most
    if (!full) keep(target.checked ? [...others, target.value] : others)
    show(full ? say('{count} are chosen already; remove one first.', { count: most }) : undefined)
  })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-shortlist-drop]') : null
    if (link) keep(kept.filter((slug) => slug !== link.dataset.shortlistDrop))
  })
  const readAgain = () => {
    kept = keptSlugs()
    show()
  }
  // A page that is restored from the back-forward cache shows choices that were made since, and so does another tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain()
  })
  addEventListener('storage', ({ key }) => {
    if (key === KEY) readAgain()
  })
  document.addEventListener(LIST_CHANGED, () => show())
  const early = checkedBeforeLoad(kept)
  if (early.length > 0) keep([...kept, ...early])
  if (compareForm() || document.querySelector('a[data-shortlist-link]')) show()
}

/** What was chosen before this script had loaded, as far as there is room. */
function checkedBeforeLoad(kept: readonly string[]): string[] {
  const ticks = [...document.querySelectorAll<HTMLInputElement>('input[data-shortlist]:checked')]
  const most = Number(compareForm()?.dataset.shortlistMost ?? 0)
  return ticks
    .map(({ value }) => value)
    .filter((slug) => !kept.includes(slug))
    .slice(0, Math.max(0, most - kept.length))
}

function compareForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('form[data-shortlist-most]')
}

function wordsOn(count: number): string {
  if (count === 0) return say('Choose up to four to compare.')
  return count === 1 ? say('1 chosen. Choose another to compare.') : say('{count} chosen.', { count })
}

function hiddenField(slug: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'ids'
  field.value = slug
  return field
}

function keptSlugs(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, 4) : []
  } catch {
    // Storage that is blocked or holds something else counts as empty.
    return []
  }
}

function store(slugs: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs))
  } catch {
    // Without storage, choices last as long as their page.
  }
}
