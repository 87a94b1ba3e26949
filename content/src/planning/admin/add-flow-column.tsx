import { Status, Typography } from '@strapi/design-system'
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { addListColumn, type ListedRecord } from '../../admin/list-columns'
import { timeOf } from '../../admin/times'
import type { ShownTask } from '../routes'
import { needsSomebody, shortTaskLine } from './tasks'

/** What waits for the records of a type, as the backend returns it (`src/planning/routes.ts`). */
interface FlowOfType {
  tasks: (ShownTask & { record: string })[]
  /** ISO times by record. */
  expired: Readonly<Record<string, string>>
}

/** Adds to each list, beside the state, what waits for a record: a review, a plan, or that its time is over. */
export function addFlowColumn(app: Pick<StrapiApp, 'registerHook'>): void {
  const column = {
    name: 'flow',
    label: 'Waits for',
    cell: ({ documentId, updatedAt }: ListedRecord, model: string) => (
      <FlowCell model={model} record={documentId} changedAt={updatedAt ?? ''} />
    ),
  }
  addListColumn(app, column, ({ layout, displayedHeaders }) =>
    layout.options?.draftAndPublish ? displayedHeaders.length : null,
  )
}

/** All cells of a list are drawn at once and need one answer. */
const SHARED_MS = 2000
let shared: { model: string; at: number; answer: Promise<FlowOfType> } | null = null

function flowOf(model: string, ask: () => Promise<FlowOfType>): Promise<FlowOfType> {
  if (shared?.model !== model || Date.now() - shared.at > SHARED_MS) shared = { model, at: Date.now(), answer: ask() }
  return shared.answer
}

interface FlowCellProps {
  model: string
  record: string
  /** A changed record may wait for something else. */
  changedAt: string
}

function FlowCell({ model, record, changedAt }: FlowCellProps) {
  const { get } = useFetchClient()
  const [flow, setFlow] = useState<FlowOfType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed record may wait for something else
  useEffect(() => {
    let current = true
    const ask = async () => (await get<FlowOfType>(`/record-tasks/${model}`)).data
    flowOf(model, ask).then(
      (answer) => current && setFlow(answer),
      // The list is whole without it.
      () => current && setFlow(null),
    )
    return () => {
      current = false
    }
  }, [get, model, record, changedAt])

  const since = flow?.expired[record]
  const [task] = flow?.tasks.filter((one) => one.record === record) ?? []
  if (task) return <FlowMark words={shortTaskLine(task)} variant={needsSomebody(task) ? 'danger' : 'alternative'} />
  return since ? <FlowMark words="Expired" title={timeOf(since)} variant="warning" /> : null
}

interface FlowMarkProps {
  words: string
  title?: string
  variant: 'danger' | 'alternative' | 'warning'
}

function FlowMark({ words, title, variant }: FlowMarkProps) {
  return (
    <Status size="S" variant={variant} title={title}>
      <Typography tag="span" variant="omega" fontWeight="bold">
        {words}
      </Typography>
    </Status>
  )
}
