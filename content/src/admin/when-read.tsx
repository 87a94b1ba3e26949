import { Typography } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { DeskLoading } from './desk-loading'
import { useRead } from './use-read'

interface Props<Answer> {
  /** Path of the backend's API. */
  address: string
  /** What is read, as the error message names it. */
  subject: string
  /** @param again asks anew; the former answer is shown until the new one has come. */
  children(answer: Answer, again: () => void): ReactNode
}

/** A part of a page of the admin that shows the backend's response, or a message that it could not be read. */
export function WhenRead<Answer extends object>({ address, subject, children }: Props<Answer>) {
  const [turn, setTurn] = useState(0)
  const answer = useRead<Answer>(address, turn)
  if (answer === null) return <DeskLoading />
  if (answer === 'unread') return <Typography>{subject} could not be read. Open this page again.</Typography>
  return children(answer, () => setTurn((count) => count + 1))
}
