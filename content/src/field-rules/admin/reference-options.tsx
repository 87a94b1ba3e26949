import { useRead } from '../../admin/use-read'
import type { Reference } from '../../publishing/reference-table'

/** A record that a field may name. */
export interface ReferenceOption {
  /** What the field holds. */
  value: string
  title: string
}

/** The published records that a field may name; an empty list until they are read, undefined without a reference. */
export function useReferenceOptions(reference: Reference | undefined): readonly ReferenceOption[] | undefined {
  const options = useOptions(reference ? `${reference.target}/${reference.by}` : null)
  if (!reference) return undefined
  return reference.or ? [...options, ...reference.or.map((value) => ({ value, title: value }))] : options
}

const NO_OPTIONS: readonly ReferenceOption[] = []

/**
 * What a field may hold, from the backend; an empty list until it is read.
 *
 * @param list `links`, `films`, or a type and its field; `null` for none.
 */
export function useOptions(list: string | null): readonly ReferenceOption[] {
  const read = useRead<{ results: ReferenceOption[] }>(list === null ? null : `/reference-options/${list}`)
  // Without the list the field still takes what is typed, and publishing checks it.
  return read === null || read === 'unread' ? NO_OPTIONS : read.results
}

/** What an input offers while somebody types. */
export function OptionList({ id, options }: { id: string; options: readonly ReferenceOption[] }) {
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
