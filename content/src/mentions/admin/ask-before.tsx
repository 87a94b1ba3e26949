import { Flex } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Consequences, type Ending } from './consequences'

interface ActionProps {
  model: string
  documentId?: string
}

/** An action of Strapi beside a record's form or in its row; its component is a hook that describes its button. */
interface RecordAction {
  (props: ActionProps): Description | null
  type?: string
  position?: string
}

interface Description {
  onClick?: (event: unknown) => unknown
  dialog?: { type: string; title: string; content: ReactNode; onConfirm?: () => unknown }
}

const ENDINGS: Readonly<Record<string, Ending>> = { unpublish: 'unpublish', delete: 'delete' }

/** Asks before a record is taken down or deleted, and says who names it. Strapi asks only before some of it. */
export function askBefore(actions: readonly RecordAction[]): RecordAction[] {
  return actions.map((action) => {
    const ending = ENDINGS[action.type ?? '']
    return ending ? asking(action, ending) : action
  })
}

function asking(action: RecordAction, ending: Ending): RecordAction {
  const asked = (props: ActionProps): Description | null => {
    const described = action(props)
    if (!described) return null
    const { onClick, dialog, ...rest } = described
    const consequences = <Consequences uid={props.model} documentId={props.documentId} ending={ending} />
    const content = dialog ? (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        {consequences}
        {ending === 'delete' ? null : dialog.content}
      </Flex>
    ) : (
      consequences
    )
    const title = ending === 'delete' ? 'Delete this record?' : 'Take this record down?'
    const confirmed = dialog ?? { type: 'dialog', onConfirm: () => onClick?.(undefined) }
    return { ...rest, dialog: { ...confirmed, title, content } }
  }
  return Object.assign(asked, { type: action.type, position: action.position })
}
