'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { addressOf, closeGroups, lessLocalities, putBack } from './filter-form'
import { LIST_CHANGED } from './list-changed'

interface ExplorerProps {
  /** The address of what is shown. */
  state: string
  /** The form's id. */
  form: string
}

/** Where the focus goes when what had it is gone: to the list from its pages, to what is left of the filters. */
type Refocus = 'results' | 'filters'

/**
 * Lets the list follow each choice at once: the same server renders the same page at the address the plain form would
 * have led to, and only what differs is exchanged. Without script the form is sent as it is.
 */
export function Explorer({ state, form: id }: ExplorerProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const refocus = useRef<Refocus | null>(null)
  const shown = useRef(state)
  /** Choices that are painted and not followed yet. */
  const waiting = useRef(0)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // The tick is painted before anything else is done.
    const go = (href: string) => {
      waiting.current++
      requestAnimationFrame(() =>
        setTimeout(() => {
          waiting.current--
          startTransition(() => router.push(href, { scroll: false }))
        }),
      )
    }
    const form = formOf(id)
    document.addEventListener(
      'change',
      ({ target }) => {
        if (!form || !isFieldOf(target, form)) return
        lessLocalities(form, target)
        go(addressOf(form))
      },
      { signal },
    )
    form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        form.hidePopover()
        showResults()
      },
      { signal },
    )
    document.addEventListener(
      'click',
      (event) => {
        const link = linkOf(event)
        if (!link) return
        event.preventDefault()
        const { pathname, search } = new URL(link.href)
        if (link.closest('nav[aria-label="Pages"]')) refocus.current = 'results'
        else if (link.closest('[data-active-filters]')) refocus.current = 'filters'
        go(pathname + search)
      },
      { signal },
    )
    closeGroups(form, signal)
    // What was chosen while this was loading.
    if (form && addressOf(form) !== addressOf(form, true)) go(addressOf(form))
    return () => ended.abort()
  }, [router, id])

  useEffect(() => {
    const results = document.getElementById('results')
    if (results) results.ariaBusy = String(isPending)
  }, [isPending])

  useEffect(() => {
    // What is shown is already out of date, or nothing has changed.
    if (isPending || waiting.current > 0 || shown.current === state) return
    shown.current = state
    const form = formOf(id)
    if (form) putBack(form)
    document.dispatchEvent(new Event(LIST_CHANGED))
    if (refocus.current === 'results') showResults()
    if (refocus.current === 'filters') {
      const place = document.querySelector<HTMLElement>('[data-active-filters] a') ?? document.getElementById('count')
      place?.focus({ preventScroll: true })
    }
    refocus.current = null
  }, [state, isPending, id])

  return null
}

function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

function isFieldOf(target: EventTarget | null, form: HTMLFormElement): target is HTMLInputElement | HTMLSelectElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isField && target.form === form
}

/** A link to another state of the list that is followed in the usual way. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('[data-explorer] a[href]')
  return link && link.origin === location.origin && link.pathname === location.pathname ? link : null
}

function showResults(): void {
  document.getElementById('results')?.scrollIntoView()
  document.getElementById('count')?.focus({ preventScroll: true })
}
