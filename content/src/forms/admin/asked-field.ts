import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RecordPanelProps } from '../../admin/record-panel'
import { useDocumentLayout } from '../../admin/strapi-port/documents'

/** Parameter of a form's address: the field that the editor came for. Strapi's own `field` breaks forms with lists. */
export const ASKED_FIELD = 'show'

export function useAskedField(): string | null {
  return useSearchParams()[0].get(ASKED_FIELD)
}

/** What a field can be focused by. */
const FOCUSABLE_INPUT = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button, select'

/** A panel without content beside the form: it brings the field that the address asks for into sight, focused, once. */
export function AskedFieldPanel({ model, documentId }: RecordPanelProps): null {
  const field = useAskedField()
  const { edit } = useDocumentLayout(model)
  const label = field === null ? undefined : edit.metadatas[field]?.label
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  useEffect(() => {
    if (field === null || label === undefined) return
    let shown: HTMLElement | undefined
    const show = () => {
      const place = placeOfField(field, label)
      if (place !== shown) place?.scrollIntoView({ block: 'center' })
      place?.focus({ preventScroll: true })
      shown = place
      // Strapi shows a disabled input until that of a custom field is there.
      return place !== undefined && !place.matches(':disabled')
    }
    if (show()) return
    // The form, or its section, is drawn later.
    const drawn = new MutationObserver(() => show() && drawn.disconnect())
    drawn.observe(document.body, { childList: true, subtree: true, attributes: true })
    return () => drawn.disconnect()
  }, [documentId, field, label])
  return null
}

/** The input of a field or, for a list of parts, the first button after its label; `undefined` while it is not in sight. */
function placeOfField(field: string, label: string): HTMLElement | undefined {
  const inputs = [...document.querySelectorAll<HTMLElement>(`form :is(${FOCUSABLE_INPUT})`)].filter((one) =>
    one.checkVisibility(),
  )
  const named = inputs.find((one) => one.getAttribute('name') === field)
  if (named) return named
  const heading = [...document.querySelectorAll<HTMLElement>('form :is(label, span, h2, h3)')].find(
    (one) => one.checkVisibility() && isLabel(one.textContent.trim(), label),
  )
  return heading && inputs.find((one) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Strapi adds a star to what is required, and a number to a list: `Questions (3)`. */
const isLabel = (text: string, label: string) => text === label || text === `${label}*` || text.startsWith(`${label} (`)
