import { Button, Flex } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { OptionField } from '../../admin/option-field'
import { useAct } from '../../admin/use-act'
import type { Replacement } from '../replace-record'
import type { EndingAnswer } from '../routes'

interface Props {
  /** Path of the backend for the record that leaves. */
  path: string
  offered: readonly Replacement[]
  /** How many records change with a press, and how many name it. */
  mendable: number
  count: number
  onMended(answer: EndingAnswer): void
}

/** What was pressed last; it goes on when its dialog is closed. */
let mending: Promise<unknown> = Promise.resolve()

/** Waits until nothing changes those who name a record, so that it can leave. */
export async function untilMended(): Promise<void> {
  await mending
}

/** Has those who name a record that leaves the site name another one. */
export function ReplacementChoice({ path, offered, mendable, count, onMended }: Props) {
  const act = useAct()
  const [other, setOther] = useState('')
  const [isMending, setIsMending] = useState(false)
  const mend = async () => {
    setIsMending(true)
    const words = { done: 'They name the other record now', failed: 'They were not changed. Try again.' }
    // Strapi's own hook for this would end the request with the dialog.
    const answer = act(getFetchClient().post<EndingAnswer>(`${path}/instead/${other}`), words)
    mending = answer
    const response = await answer
    setIsMending(false)
    if (response) onMended(response.data)
  }
  const which = mendable < count ? `in ${mendable} of ${count} records` : count === 1 ? 'there' : 'in all of them'
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <OptionField
        name="replacement"
        label="Name another record instead"
        value={other}
        choices={offered.map(({ documentId, title }) => [documentId, title] as const)}
        onChange={setOther}
      />
      <Button variant="secondary" fullWidth disabled={other === ''} loading={isMending} onClick={() => void mend()}>
        Name it {which}
      </Button>
    </Flex>
  )
}
