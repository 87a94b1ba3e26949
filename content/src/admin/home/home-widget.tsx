import { Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { DeskLoading } from '../desk-loading'

interface Props<Answer> {
  /** Path of the backend's API. */
  address: string
  /** What is read, as the error message names it. */
  subject: string
  children(answer: Answer): ReactNode
}

/** On the home page of the admin: the backend's response, or a message that it could not be read. */
export function HomeWidget<Answer>({ address, subject, children }: Props<Answer>) {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<{ of: Answer } | 'unread' | null>(null)
  useEffect(() => {
    let current = true
    get<Answer>(address).then(
      ({ data }) => current && setAnswer({ of: data }),
      () => current && setAnswer('unread'),
    )
    return () => {
      current = false
    }
  }, [get, address])

  if (answer === null) return <DeskLoading />
  if (answer === 'unread') return <Typography>{subject} could not be read. Open this page again.</Typography>
  return children(answer.of)
}
