import { useAuth } from '@strapi/strapi/admin'
import { useSyncExternalStore } from 'react'

/** The tab that shows the whole form. */
export const WHOLE_FORM = 'Whole form'

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The section that a form shows, and how to show another. */
interface OpenSection {
  open: string | undefined
  show(section: string): void
}

/**
 * The section that all forms of a type show, which the browser keeps for each editor: who changes prices does so in many
 * records, and goes on tomorrow. It is the first one until an editor has chosen, or when the chosen one is gone.
 *
 * @param titles of all sections of the form.
 */
export function useOpenSection(form: string, titles: readonly string[]): OpenSection {
  const editor = useAuth('useOpenSection', ({ user }) => user?.id)
  const key = `open-section:${editor ?? ''}:${form}`
  const kept = useSyncExternalStore(listen, () => window.localStorage.getItem(key))
  const isThere = kept === WHOLE_FORM || titles.some((title) => title === kept)
  return {
    open: kept !== null && isThere ? kept : titles[0],
    show(section) {
      window.localStorage.setItem(key, section)
      for (const listener of listeners) listener()
    },
  }
}
