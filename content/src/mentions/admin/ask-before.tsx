import { Flex } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Consequences, type Ending } from './consequences'
import { untilMended } from './replacement-choice'

interface ActionProps {
  model: string
  /** Of an action beside a record's form or in its row. */
  documentId?: string
  /** Of an action above a list: the ticked records. */
  documents?: readonly { documentId: string; status?: string }[]
}

/** An action of Strapi on one record or on several; its component is a hook that describes its button. */
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

/**
 * Asks before records are taken down or deleted, and says who names them. Strapi asks only before some of it, and tells
 * nothing of that.
 */
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
    const ids = props.documents ? ended(props.documents, ending) : [props.documentId ?? []].flat()
    const consequences = <Consequences uid={props.model} ids={ids} ending={ending} />
    // What Strapi says of several is that it will be done.
    const isOne = props.documents === undefined || ids.length === 1
    const content =
      dialog && ending === 'unpublish' && props.documents === undefined ? (
        <Flex direction="column" alignItems="stretch" gap={4} width="100%">
          {consequences}
          {dialog.content}
        </Flex>
      ) : (
        consequences
      )
    const what = isOne ? 'this record' : `these ${ids.length} records`
    const title = ending === 'delete' ? `Delete ${what}?` : `Take ${what} down?`
    const onConfirm = async () => {
      await untilMended()
      return dialog ? dialog.onConfirm?.() : onClick?.(undefined)
    }
    return { ...rest, dialog: { type: 'dialog', ...dialog, title, content, onConfirm } }
  }
  return Object.assign(asked, { type: action.type, position: action.position })
}

/** The ticked records that it ends: a draft cannot be taken down. */
function ended(documents: NonNullable<ActionProps['documents']>, ending: Ending): string[] {
  const all = ending === 'delete' ? documents : documents.filter(({ status }) => status !== 'draft')
  return all.map(({ documentId }) => documentId)
}
