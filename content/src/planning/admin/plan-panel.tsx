import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import { type RecordPanel, type RecordPanelProps, savedRecordOf, savedVersionOf } from '../../admin/record-panel'
import { useReplaceableRead } from '../../admin/use-read'
import { WrittenInput } from '../../field-rules/admin/written-input'
import { MOMENT } from '../../field-rules/admin/written-kinds'
import type { ShownTask } from '../routes'
import { expiredLine, needsSomebody, taskLine } from './tasks'

interface Plans {
  /** ISO time; null for a record whose time is not over. */
  expiredSince: string | null
  tasks: ShownTask[]
  may: { ask: boolean; publish: boolean }
}

/** What was refused, and why: it stays where it was asked for until something else is done. */
interface Refusal {
  part: string
  /** The version of the record when it was refused; once it is saved anew, the refusal is no longer shown. */
  version: string
  message: string
}

type Act = (method: 'put' | 'post' | 'del', path: string, body?: object) => Promise<boolean>

/** Beside the form: whether the record waits for a review, and when it will be published or unpublished. */
export function PlanPanel(props: RecordPanelProps): RecordPanel | null {
  const { put, post, del } = useFetchClient()
  const isModified = useForm('PlanPanel', (form) => form.modified)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const id = savedRecordOf(props)
  const version = savedVersionOf(props)
  const path = `/record-tasks/${props.model}/${id}`
  // Saving or publishing may have ended a plan. 404 also means that editors do not publish this type.
  const [plans, setPlans] = useReplaceableRead<Plans>(id && path, version, [404])

  const act: Act = async (method, part, body) => {
    setRefusal(null)
    try {
      const address = `${path}/${part}`
      const calls = {
        put: () => put<Plans>(address, body),
        post: () => post<Plans>(address, body),
        del: () => del<Plans>(address),
      }
      const { data } = await calls[method]()
      setPlans(data)
      return true
    } catch (error) {
      setRefusal({ part, version, message: fetchMessageOf(error, 'That did not work. Open this record again.') })
      return false
    }
  }

  if (plans === null) return null
  if (plans === 'unread') {
    return {
      title: 'Review and plan',
      content: <Typography>This could not be read. Open the record again.</Typography>,
    }
  }
  if (!plans.may.ask && !plans.may.publish && plans.tasks.length === 0 && !plans.expiredSince) return null
  return {
    title: 'Review and plan',
    content: <PlanForm {...{ plans, isModified, act }} refusal={refusal?.version === version ? refusal : null} />,
  }
}

interface PlanFormProps {
  plans: Plans
  refusal: Refusal | null
  /** Whether the form has words that are not saved yet. */
  isModified: boolean
  act: Act
}

function PlanForm({ plans: { tasks, may, expiredSince }, refusal, isModified, act }: PlanFormProps) {
  const review = tasks.find(({ kind }) => kind === 'review')
  const publish = tasks.find(({ kind }) => kind === 'publish')
  const takeDown = tasks.find(({ kind }) => kind === 'take-down')
  const refusalOf = (part: string) => (refusal?.part === part ? refusal.message : null)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {expiredSince ? (
        <Box background="warning100" padding={3} hasRadius>
          <Typography tag="p" fontWeight="bold">
            {expiredLine(expiredSince)}
          </Typography>
        </Box>
      ) : null}
      {review ? (
        <TaskNote
          task={review}
          endLabel={review.state === 'returned' ? 'Seen' : 'Withdraw'}
          act={act}
          mayEnd={may.ask}
        />
      ) : null}
      {may.publish && review?.state === 'waiting' ? (
        <NoteForm
          label="What is to be done first"
          button="Send back"
          isRequired
          refusal={refusalOf('review/return')}
          onSend={(note) => act('post', 'review/return', { note })}
        />
      ) : null}
      {publish ? <TaskNote task={publish} endLabel="Call off" act={act} mayEnd={may.publish} /> : null}
      {takeDown ? <TaskNote task={takeDown} endLabel="Call off" act={act} mayEnd={may.publish} /> : null}
      {isModified && (may.ask || may.publish) ? (
        <Typography textColor="neutral600">Save first: a review or a plan is about what is saved.</Typography>
      ) : null}
      {may.publish ? (
        <>
          <MomentForm
            label="Publish on"
            button="Plan publication"
            refusal={refusalOf('publish')}
            onPlan={(dueAt) => act('put', 'publish', { dueAt })}
          />
          <MomentForm
            label="Take down on"
            button="Plan taking down"
            refusal={refusalOf('take-down')}
            onPlan={(dueAt) => act('put', 'take-down', { dueAt })}
          />
        </>
      ) : null}
      {may.ask && !may.publish && review?.state !== 'waiting' ? (
        <NoteForm
          label="Note to who publishes"
          button="Ask for review"
          refusal={refusalOf('review')}
          onSend={(note) => act('put', 'review', { note })}
        />
      ) : null}
    </Flex>
  )
}

function TaskNote({ task, endLabel, mayEnd, act }: { task: ShownTask; endLabel: string; mayEnd: boolean; act: Act }) {
  return (
    <Box background={needsSomebody(task) ? 'danger100' : 'neutral100'} padding={3} hasRadius>
      <Typography tag="p" fontWeight="bold">
        {taskLine(task)}
      </Typography>
      {task.note ? <Typography tag="p">{task.note}</Typography> : null}
      {mayEnd ? (
        <Box paddingTop={2}>
          <Button size="S" variant="tertiary" onClick={() => void act('del', task.kind)}>
            {endLabel}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

interface MomentFormProps {
  label: string
  button: string
  /** Why the backend refused it. */
  refusal: string | null
  /** @returns whether the backend accepted it. */
  onPlan(dueAt: string): Promise<boolean>
}

function MomentForm({ label, button, refusal, onPlan }: MomentFormProps) {
  const [moment, setMoment] = useState('')
  const stored = MOMENT.read(moment)
  const plan = async () => {
    if (await onPlan(moment)) setMoment('')
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <WrittenInput
        kind={MOMENT}
        name={button}
        label={label}
        // The field is too narrow for a whole time, and this says how it was understood.
        hint={stored ? `${MOMENT.show(stored)}.` : undefined}
        value={moment}
        onChange={setMoment}
      />
      <Button variant="secondary" disabled={stored === null} onClick={() => void plan()}>
        {button}
      </Button>
      <RefusalText text={refusal} />
    </Flex>
  )
}

function RefusalText({ text }: { text: string | null }) {
  return (
    <Typography role="alert" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  )
}

interface NoteFormProps {
  label: string
  button: string
  isRequired?: boolean
  /** Why the backend refused it. */
  refusal: string | null
  /** @returns whether the backend accepted it. */
  onSend(note: string): Promise<boolean>
}

function NoteForm({ label, button, isRequired = false, refusal, onSend }: NoteFormProps) {
  const [note, setNote] = useState('')
  const send = async () => {
    if (await onSend(note)) setNote('')
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Field.Root name={button}>
        <Field.Label>{label}</Field.Label>
        <Textarea value={note} onChange={(event: { target: { value: string } }) => setNote(event.target.value)} />
      </Field.Root>
      <Button variant="secondary" disabled={isRequired && !note.trim()} onClick={() => void send()}>
        {button}
      </Button>
      <RefusalText text={refusal} />
    </Flex>
  )
}
