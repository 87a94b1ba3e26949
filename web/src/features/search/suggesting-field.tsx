import { Autocomplete } from '@base-ui/react/autocomplete'
import {
  type ComponentProps,
  createElement,
  type InputHTMLAttributes,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addSheet } from '@/ui/styles/add-sheet'
import { addressOnPage } from '@/words/address-in-browser'
import { say } from '@/words/say'
import { useSuggestions } from './behaviour/use-suggestions'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches'
import { searchHref } from './search-href'
import looks from './suggesting-field.css?raw'

addSheet(looks)

/** Text and caret of the plain field that is replaced. */
interface FieldState {
  value: string
  start: number | null
  end: number | null
}

interface SuggestingFieldProps {
  /** Attributes of the plain field that this one replaces. */
  field: InputHTMLAttributes<HTMLInputElement>
  before: FieldState
}

interface Item {
  title: string
  note: string
  href: string
  /** An action, for an entry that is not a link. */
  act?: () => void
}

/** The search field with suggestions: pages while the visitor types, recent searches while it is empty. */
export function SuggestingField({ field, before }: SuggestingFieldProps) {
  const [value, setValue] = useState(before.value)
  const [recent, setRecent] = useState(recentSearches)
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const typed = value.trim()
  const { suggestions: pages, isKnown } = useSuggestions(typed)
  useTakeover(input, before)
  useSubmit(input, () => setValue(''))
  // Opened after the field is mounted, so that the suggestions know which landmark they belong to.
  useLayoutEffect(() => setOpen(before.value.trim() !== ''), [before])

  const items: Item[] =
    typed === ''
      ? recentItems(recent, () => setRecent([]))
      : [
          ...pages.map(({ title, kind, href }) => ({ title, note: kind, href })),
          {
            title: say('All results for “{words}”', { words: typed }),
            note: '',
            href: addressOnPage(searchHref(typed)),
          },
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
            className="suggestions-place"
            anchor={() => input.current?.form ?? null}
            align="end"
            sideOffset={0}
            onMouseDown={keepFocus}
          >
            {/* A plain element: the library's own would hide the rest of the page, including the submit button, from
                screen readers while it is open. */}
            <div className="suggestions" data-empty={items.length === 0 ? '' : undefined} role="presentation">
              <Autocomplete.Status className="sr-only">
                {/* The number that stands is not said anew at each letter. */}
                {isKnown || pages.length > 0 ? suggestedWords(pages.length) : ''}
              </Autocomplete.Status>
              <Autocomplete.List className="suggestions-list" aria-label={say('Suggestions')}>
                {(item: Item) => (
                  <Autocomplete.Item
                    key={item.href + item.title}
                    value={item}
                    className="suggestion"
                    {...(item.act ? { onClick: item.act } : {})}
                    render={(props) => <Option {...props} href={item.act ? undefined : item.href} />}
                  >
                    <span className="suggestion-title">{item.title}</span>
                    {item.note ? <span className="suggestion-note">{item.note}</span> : null}
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

/**
 * Keeps its click handler through all renderings. React assigns a new one to the element each time, and Firefox then
 * takes the option out of the accessibility tree and adds it anew, so that Orca leaves the list at each arrow key.
 */
function Option({ onClick, ...props }: ComponentProps<'a'>) {
  const pressed = useRef(onClick)
  pressed.current = onClick
  const press = useCallback((event: MouseEvent<HTMLAnchorElement>) => pressed.current?.(event), [])
  return createElement('a', { ...props, onClick: press })
}

function suggestedWords(count: number): string {
  if (count === 0) return say('No page suggested')
  return count === 1 ? say('1 page suggested') : say('{count} pages suggested', { count })
}

/** Pressing a suggestion must not move the focus out of the field, because the list would close before the click. */
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
    ...recent.map((words) => ({ title: words, note: say('Recent search'), href: addressOnPage(searchHref(words)) })),
    { title: say('Clear recent searches'), note: '', href: '', act: forget },
  ]
}

/**
 * Continues where the plain field was left: with its focus and caret. When a focused field is removed, the focus goes
 * to the body; if it is elsewhere, the visitor has moved on meanwhile.
 */
function useTakeover(input: RefObject<HTMLInputElement | null>, before: FieldState): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(before.start, before.end)
  }, [input, before])
}

/** Saves the search on this device, and empties the field after the browser has read it. */
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
