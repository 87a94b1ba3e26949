import { useSyncExternalStore } from 'react'

/** The tab that shows the whole form. */
export const WHOLE_FORM = 'Whole form'

const open = new Map<string, string>()
const listeners = new Set<() => void>()

/** Shows a section in all forms of a type until the admin is loaded again: who changes prices does so in many records. */
export function openSection(form: string, section: string): void {
  open.set(form, section)
  for (const listener of listeners) listener()
}

/** The section that forms of a type show; undefined before an editor has chosen one. */
export function useOpenSection(form: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open.get(form),
  )
}
