import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Reference } from '../../publishing/reference-table'

/** A record that a field may name. */
export interface ReferenceOption {
  /** What the field holds. */
  value: string
  title: string
}

/** The published records that a field may name; an empty list until they are read, undefined without a reference. */
export function useReferenceOptions(reference: Reference | undefined): readonly ReferenceOption[] | undefined {
  const { get } = useFetchClient()
  const [options, setOptions] = useState<readonly ReferenceOption[]>([])
  const target = reference?.target
  const by = reference?.by
  const or = reference?.or
  useEffect(() => {
    let current = true
    if (!target || !by) return
    get<{ results: ReferenceOption[] }>(`/reference-options/${target}/${by}`).then(
      ({ data }) => current && setOptions([...data.results, ...(or ?? []).map((value) => ({ value, title: value }))]),
      // Without the list the field still takes what is typed, and publishing checks it.
      () => current && setOptions([]),
    )
    return () => {
      current = false
    }
  }, [get, target, by, or])
  return reference ? options : undefined
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
