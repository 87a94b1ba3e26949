import { useRead } from '../../admin/use-read'
import type { OfferedValue } from '../../editors/link-options'
import type { Reference } from '../../publishing/reference-table'

/** The published records that a field may name; an empty list until they are read, undefined without a reference. */
export function useReferenceOptions(reference: Reference | undefined): readonly OfferedValue[] | undefined {
  const options = useOptions(reference ? `${reference.target}/${reference.by}` : null)
  if (!reference) return undefined
  return reference.or ? [...options, ...reference.or.map((value) => ({ value, title: value }))] : options
}

const NO_OPTIONS: readonly OfferedValue[] = []

/**
 * What a field may hold, from the backend; an empty list until it is read.
 *
 * @param list `links`, `films`, or a type and its field; `null` for none.
 */
export function useOptions(list: string | null): readonly OfferedValue[] {
  const read = useRead<{ results: OfferedValue[] }>(list === null ? null : `/reference-options/${list}`)
  // Without the list the field still takes what is typed, and publishing checks it.
  return read === null || read === 'unread' ? NO_OPTIONS : read.results
}

/** What an input offers while somebody types. */
export function OptionList({ id, options }: { id: string; options: readonly OfferedValue[] }) {
  return (
    <datalist id={id}>
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title === value ? undefined : title}
        </option>
      ))}
    </datalist>
  )
}
