import { Button, Checkbox, Dialog, Field, Flex, TextInput } from '@strapi/design-system'
import { ConfirmDialog, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useAct } from '../../admin/use-act'
import type { ListedView } from '../views'
import type { LeadFilters } from './types'

interface Props {
  filters: LeadFilters
  /** Whether the editor may remove views that others share. */
  mayWork: boolean
  onOpen(filters: URLSearchParams): void
}

/** The saved views of the desk: one click opens one, and filters that are no view yet can be kept under a name. */
export function ViewBar({ filters, mayWork, onOpen }: Props) {
  const { get, post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const act = useAct()
  const [views, setViews] = useState<ListedView[]>([])
  const [isNaming, setNaming] = useState(false)
  const { page: _page, ...kept } = filters
  const query = queryOf(kept)
  const current = views.find((view) => queryOf(new URLSearchParams(view.filters)) === query)

  useEffect(() => {
    get<{ results: ListedView[] }>('/lead-desk/views').then(
      ({ data }) => setViews(data.results),
      () => toggleNotification({ type: 'danger', message: 'The saved views could not be read.' }),
    )
  }, [get, toggleNotification])

  /** @returns whether the call succeeded. */
  const change = async (call: Promise<{ data: { results: ListedView[] } }>, done: string) => {
    const answer = await act(call, { done, failed: 'That did not work. Try again.' })
    if (answer) setViews(answer.data.results)
    return answer !== null
  }
  const keep = async (name: string, shared: boolean) => {
    if (await change(post('/lead-desk/views', { name, shared, filters: kept }), 'The view is saved')) setNaming(false)
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingBottom={4}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Saved views">
        <ViewButton name="All leads" isCurrent={query === ''} onOpen={() => onOpen(new URLSearchParams())} />
        {views.map((view) => (
          <ViewButton
            key={view.id}
            name={view.isOwn ? view.name : `${view.name} (${view.by})`}
            isCurrent={view === current}
            onOpen={() => onOpen(new URLSearchParams(view.filters))}
          />
        ))}
        {query && !current && !isNaming ? (
          <Button variant="ghost" size="S" onClick={() => setNaming(true)}>
            Save this view
          </Button>
        ) : null}
        {current && (current.isOwn || mayWork) ? (
          <Dialog.Root>
            <Dialog.Trigger>
              <Button variant="ghost" size="S">
                Remove this view
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog
              onConfirm={async () => {
                await change(del(`/lead-desk/views/${current.id}`), 'The view is removed')
              }}
            >
              {current.shared ? `“${current.name}” is removed for everybody at the desk.` : `Remove “${current.name}”?`}{' '}
              The leads stay.
            </ConfirmDialog>
          </Dialog.Root>
        ) : null}
      </Flex>
      {isNaming ? <NameForm onKeep={keep} onCancel={() => setNaming(false)} /> : null}
    </Flex>
  )
}

function ViewButton({ name, isCurrent, onOpen }: { name: string; isCurrent: boolean; onOpen(): void }) {
  return (
    <Button variant={isCurrent ? 'secondary' : 'tertiary'} size="S" aria-pressed={isCurrent} onClick={onOpen}>
      {name}
    </Button>
  )
}

interface NameFormProps {
  onKeep(name: string, shared: boolean): Promise<void>
  onCancel(): void
}

function NameForm({ onKeep, onCancel }: NameFormProps) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onKeep(name, shared)
      }}
    >
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Field.Root name="view-name" required>
          <Field.Label>Name of the view</Field.Label>
          <TextInput
            value={name}
            maxLength={60}
            autoFocus
            onChange={(event: { target: { value: string } }) => setName(event.target.value)}
          />
        </Field.Root>
        <Flex paddingBottom={2}>
          <Checkbox
            checked={shared}
            onCheckedChange={(isChecked: boolean | 'indeterminate') => setShared(isChecked === true)}
          >
            Share with everybody at the desk
          </Checkbox>
        </Flex>
        <Button type="submit" disabled={!name.trim()}>
          Save view
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </form>
  )
}

/** Filters in one order, so that equal ones are equal texts. */
function queryOf(filters: URLSearchParams | Readonly<Record<string, string>>): string {
  const entries = filters instanceof URLSearchParams ? [...filters] : Object.entries(filters)
  return new URLSearchParams(entries.filter(([, value]) => value).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}
