import { Status, Typography } from '@strapi/design-system'
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { timeOf } from '../lead-desk/words'
import { needsSomebody, type PanelTask, shortTaskLine } from './tasks'

/** What Strapi passes to those who add columns to a list; the parts that are used here. */
interface ListView {
  displayedHeaders: object[]
  layout: { options?: { draftAndPublish?: boolean } }
}

/** What waits for the records of a type, as the backend returns it (`src/planning/routes.ts`). */
interface FlowOfType {
  tasks: (PanelTask & { record: string })[]
  /** ISO times by record. */
  expired: Readonly<Record<string, string>>
}

/** Adds to each list, beside the state, what waits for a record: a review, a plan, or that its time is over. */
export function addFlowColumn(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (view: ListView): ListView => {
    if (!view.layout.options?.draftAndPublish) return view
    const column = {
      attribute: { type: 'custom' },
      name: 'flow',
      label: { id: 'flow', defaultMessage: 'Waits for' },
      searchable: false,
      sortable: false,
      cellFormatter: (
        row: { documentId: string; updatedAt?: string },
        _header: unknown,
        { model }: { model: string },
      ) => <FlowCell model={model} record={row.documentId} changedAt={row.updatedAt ?? ''} />,
    }
    return { ...view, displayedHeaders: [...view.displayedHeaders, column] }
  })
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
