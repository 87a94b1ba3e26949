'use client'

import { useEffect } from 'react'
import { rememberCampaign } from './campaign'
import { draftKeyOf, LEAD_FORMS } from './names'

/** Loads what forms do beyond HTML when one is first touched, or at once for one with words from earlier in the session. */
export function LeadFormsStarter() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    rememberCampaign()
    const prepare = (form: HTMLFormElement) =>
      void load().then(
        (behaviour) => behaviour.prepareForm(form),
        // Without it the form posts as plain HTML.
        () => undefined,
      )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const form = formOf(target)
        if (form) prepare(form)
      },
      { signal },
    )
    document.addEventListener(
      'submit',
      (event) => {
        const form = formOf(event.target)
        if (!form || event.defaultPrevented) return
        event.preventDefault()
        void load().then(
          (behaviour) => behaviour.sendForm(form),
          () => form.submit(),
        )
      },
      { signal },
    )
    for (const form of document.querySelectorAll<HTMLFormElement>(LEAD_FORMS)) if (hasDraft(form)) prepare(form)
    document.documentElement.dataset.formsReady = ''
    return () => ended.abort()
  }, [])
  return null
}

const load = () => import('./lead-form-behaviour')

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(LEAD_FORMS) : null
}

function hasDraft(form: HTMLFormElement): boolean {
  try {
    return sessionStorage.getItem(draftKeyOf(form)) !== null
  } catch {
    return false
  }
}
