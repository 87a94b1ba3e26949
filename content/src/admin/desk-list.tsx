import { Field, TextInput } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

const TYPING_MS = 250

/** One page of a list, as the backend answers. */
export interface DeskPage<Row> {
  results: Row[]
  total: number
  pageSize: number
}

/**
 * One page of a list of the desk. It is read again when the request changes, after a pause in typing.
 *
 * @param subject what is read, as the error message names it
 * @returns null until the first response
 */
export function useDeskPage<Row>(
  address: string,
  subject: string,
  asked: Record<string, string>,
): DeskPage<Row> | null {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [answer, setAnswer] = useState<DeskPage<Row> | null>(null)
  const query = new URLSearchParams(asked).toString()
  useEffect(() => {
    let current = true
    const pause = setTimeout(() => {
      get<DeskPage<Row>>(`${address}?${query}`).then(
        ({ data }) => current && setAnswer(data),
        () => current && toggleNotification({ type: 'danger', message: `${subject} could not be read. Try again.` }),
      )
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(pause)
    }
  }, [get, address, subject, query, toggleNotification])
  return answer
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
