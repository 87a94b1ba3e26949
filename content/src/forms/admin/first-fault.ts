import { useForm } from '@strapi/strapi/admin'
import { useEffect } from 'react'

/**
 * A panel without content beside the form: when a save is refused, it brings the first fault that is shown into sight,
 * and the keyboard to it. Strapi does so only where an input names its own fault.
 */
export function FirstFaultPanel(): null {
  const errors = useForm('FirstFaultPanel', (form) => form.errors) as Readonly<Record<string, unknown>>
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    // The section with the fault is drawn first.
    const drawn = setTimeout(() => {
      const fault = [...document.querySelectorAll('form [data-strapi-field-error]')].find((one) =>
        one.checkVisibility(),
      )
      const place = fault && inputOf(fault)
      place?.focus({ preventScroll: true })
      fault?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(drawn)
  }, [errors])
  return null
}

/** What is filled in, and else what is pressed. */
const PLACES = ['input:not([type="hidden"]), textarea, [contenteditable="true"]', 'button, select']

/** The input that a fault stands below: the first one in the nearest element that holds both. */
function inputOf(fault: Element): HTMLElement | null {
  for (let around = fault.parentElement; around && !around.matches('form'); around = around.parentElement) {
    for (const place of PLACES) {
      const found = around.querySelector<HTMLElement>(place)
      if (found) return found
    }
  }
  return null
}
