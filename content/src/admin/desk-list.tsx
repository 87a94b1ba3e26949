import { Field, TextInput } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** The pause in typing after which the list is read. */
const TYPING_MS = 250

/** One page of a list, as the backend answers. */
export interface DeskPage<Row> {
  results: Row[]
  total: number
  pageSize: number
}

/**
 * A list of the desk, page by page. It is read again when the filters change, after a pause in typing; another filter
 * shows other rows, from the first page on.
 *
 * @param subject what is read, as the error message names it
 * @returns its `list` is null until the first response
 */
export function useDeskPage<List extends DeskPage<unknown>>(
  address: string,
  subject: string,
  filters: Readonly<Record<string, string>> = {},
) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [list, setList] = useState<List | null>(null)
  const filter = new URLSearchParams(filters).toString()
  const [turnedTo, setTurnedTo] = useState({ filter, page: 1 })
  const page = turnedTo.filter === filter ? turnedTo.page : 1
  useEffect(() => {
    let current = true
    const pause = setTimeout(() => {
      get<List>(`${address}?${filter}&page=${page}`).then(
        ({ data }) => current && setList(data),
        () =>
          current &&
          toggleNotification({ type: 'danger', message: `${subject} could not be read. Open the page again.` }),
      )
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(pause)
    }
  }, [get, address, subject, filter, page, toggleNotification])
  return { list, page, onPage: (next: number) => setTurnedTo({ filter, page: next }) }
}

interface SearchFieldProps {
  value: string
  onChange(value: string): void
}

export function DeskSearchField({ value, onChange }: SearchFieldProps) {
  return (
    <Field.Root name="search">
      <Field.Label>Search</Field.Label>
      <TextInput value={value} onChange={(event: { target: { value: string } }) => onChange(event.target.value)} />
    </Field.Root>
  )
}
