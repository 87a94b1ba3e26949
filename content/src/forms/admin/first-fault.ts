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
    // Later, because the section with the fault may not be drawn yet.
    const drawn = setTimeout(() => {
      const fault = [...document.querySelectorAll('form [data-strapi-field-error]')].find((one) =>
        one.checkVisibility(),
      )
      const input = fault && inputOf(fault)
      input?.focus({ preventScroll: true })
      fault?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(drawn)
  }, [errors])
  return null
}

/** What gets the keyboard: an input that is filled in, or else one that is pressed. */
const INPUTS = ['input:not([type="hidden"]), textarea, [contenteditable="true"]', 'button, select']

/** The input that a fault stands below: the first one in the nearest element that holds both. */
function inputOf(fault: Element): HTMLElement | null {
  for (let around = fault.parentElement; around && !around.matches('form'); around = around.parentElement) {
    for (const selector of INPUTS) {
      const found = around.querySelector<HTMLElement>(selector)
      if (found) return found
    }
  }
  return null
}
