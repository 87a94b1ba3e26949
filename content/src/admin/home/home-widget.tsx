import { Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { DeskLoading } from '../desk-loading'

interface Props<Answer> {
  /** Path of the backend's API. */
  address: string
  /** What is read, as the error message names it. */
  subject: string
  /** @param again asks anew. */
  children(answer: Answer, again: () => void): ReactNode
}

/** On the home page of the admin: the backend's response, or a message that it could not be read. */
export function HomeWidget<Answer>({ address, subject, children }: Props<Answer>) {
  const { get } = useFetchClient()
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<{ of: Answer } | 'unread' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    let current = true
    setAnswer(null)
    get<Answer>(address).then(
      ({ data }) => current && setAnswer({ of: data }),
      () => current && setAnswer('unread'),
    )
    return () => {
      current = false
    }
  }, [get, address, turn])

  if (answer === null) return <DeskLoading />
  if (answer === 'unread') return <Typography>{subject} could not be read. Open this page again.</Typography>
  return children(answer.of, () => setTurn(turn + 1))
}
