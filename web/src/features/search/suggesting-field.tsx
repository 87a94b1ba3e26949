import { Autocomplete } from '@base-ui/react/autocomplete'
import { type InputHTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { countOf } from '@/ui/text/count-of'
import { useSuggestions } from './behaviour/use-suggestions'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { searchHref } from './search-href'
import styles from './suggesting-field.module.css'

/** What stood in the plain field, and where the caret was. */
export interface FieldState {
  value: string
  start: number | null
  end: number | null
}

interface SuggestingFieldProps {
  /** Those of the plain field, whose place this one takes. */
  field: InputHTMLAttributes<HTMLInputElement>
  before: FieldState
}

interface Item {
  title: string
  note: string
  href: string
  /** Does something instead of leading somewhere. */
  act?: () => void
}

/** The search field with suggestions: pages while one types, what was looked for before while it is empty. */
export function SuggestingField({ field, before }: SuggestingFieldProps) {
  const [value, setValue] = useState(before.value)
  const [recent, setRecent] = useState(recentSearches)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const typed = value.trim()
  const pages = useSuggestions(typed)
  useTakeover(input, before)
  useSubmit(input, () => setValue(''))
  // Once the field is there, so that the suggestions know the landmark that they belong to.
  useLayoutEffect(() => setOpen(before.value.trim() !== ''), [before])

  const items: Item[] =
    typed === ''
      ? recentItems(recent, () => setRecent([]))
      : [
          ...pages.map(({ title, kind, href }) => ({ title, note: kind, href })),
          { title: `All results for “${typed}”`, note: '', href: searchHref(typed) },
        ]
  return (
    <Autocomplete.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={(next, { reason }) => setValue(reason === 'item-press' ? '' : next)}
      itemToStringValue={({ title }: Item) => title}
      openOnInputClick
      open={open}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input {...field} ref={input} onBlur={() => setOpen(false)} />
      {open ? (
        <Autocomplete.Portal container={input.current?.closest<HTMLElement>('search')}>
          <Autocomplete.Positioner
            className={styles.positioner}
            anchor={() => input.current?.form ?? null}
            align="end"
            sideOffset={0}
            onMouseDown={keepFocus}
          >
            {/* A plain box: the library's own hides the rest of the page, the button beside the field with it, from
                screen readers while it is open. */}
            <div className={styles.popup} data-empty={items.length === 0 ? '' : undefined} role="presentation">
              <Autocomplete.Status className="sr-only">
                {typed === '' ? '' : countOf(pages.length, 'page suggested', 'pages suggested')}
              </Autocomplete.Status>
              <Autocomplete.List className={styles.list} aria-label="Suggestions">
                {(item: Item) => (
                  <Autocomplete.Item
                    key={item.href + item.title}
                    value={item}
                    className={styles.item}
                    {...(item.act ? { onClick: item.act } : { render: (props) => <a {...props} href={item.href} /> })}
                  >
                    <span className={styles.title}>{item.title}</span>
                    {item.note ? <span className={styles.note}>{item.note}</span> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      ) : null}
    </Autocomplete.Root>
  )
}

/** Pressing a suggestion leaves the focus in the field, so that the list is still there when the press ends. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}

function recentItems(recent: readonly string[], forgotten: () => void): Item[] {
  if (recent.length === 0) return []
  const forget = () => {
    forgetSearches()
    forgotten()
  }
  return [
    ...recent.map((words) => ({ title: words, note: 'Recent search', href: searchHref(words) })),
    { title: 'Clear recent searches', note: '', href: '', act: forget },
  ]
}

/**
 * Goes on where the plain field was left: focused, with the caret where it stood. A field that leaves the page with the
 * focus leaves it to the body; where it is elsewhere, the visitor has gone on in the last moment.
 */
function useTakeover(input: RefObject<HTMLInputElement | null>, before: FieldState): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(before.start, before.end)
  }, [input, before])
}

/** Remembers a search on this device, and empties the field once the browser has read it. */
function useSubmit(input: RefObject<HTMLInputElement | null>, empty: () => void): void {
  const emptied = useRef(empty)
  emptied.current = empty
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const submitted = () => {
      rememberSearch(input.current?.value ?? '')
      setTimeout(() => emptied.current())
    }
    form.addEventListener('submit', submitted)
    return () => form.removeEventListener('submit', submitted)
  }, [input])
}
