import { Button, Tr, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AdminPage } from '../../admin/admin-page'
import { DeskLoading } from '../../admin/desk-loading'
import { ActionCell, TextCell, TimeCell, TitledTable } from '../../admin/desk-table'
import { fetchMessageOf } from '../../admin/fetch-message'
import { useRead } from '../../admin/use-read'
import type { BinLine } from '../bin-routes'

interface Bin {
  results: BinLine[]
  /** Number of days that a deleted record is kept. */
  days: number
}

const COLUMNS = ['Name', 'Type', 'Deleted or replaced', 'By', '']

/** Deleted records and replaced files, which an editor can restore. */
export default function BinPage() {
  return (
    <AdminPage title="Bin" subtitle="What was deleted or replaced; a record that is taken back is a draft">
      <DeletedRecords />
    </AdminPage>
  )
}

function DeletedRecords() {
  const { post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const [takenOut, setTakenOut] = useState(0)
  const bin = useRead<Bin>('/record-bin', takenOut)

  const leaveOut = () => setTakenOut((count) => count + 1)
  const showFailure = (error: unknown) => {
    toggleNotification({ type: 'danger', message: fetchMessageOf(error, 'That did not work. Open the bin again.') })
  }
  const takeBack = async ({ place, title }: BinLine) => {
    try {
      const { data } = await post<{ path: string | null; lost: string[] }>(`${place}/take-back`)
      const lost = data.lost.map((name) => `“${name}”`).join(', ')
      if (lost) toggleNotification({ type: 'warning', message: `Files that were deleted since are left out: ${lost}` })
      if (data.path !== null) {
        navigate(`/content-manager/${data.path}`)
        return
      }
      toggleNotification({ type: 'success', message: `“${title}” shows its former file again.` })
      leaveOut()
    } catch (error) {
      showFailure(error)
    }
  }
  const forget = async ({ place, title }: BinLine) => {
    try {
      await del(place)
      toggleNotification({ type: 'success', message: `“${title}” is deleted for good.` })
      leaveOut()
    } catch (error) {
      showFailure(error)
    }
  }

  if (bin === null) return <DeskLoading />
  if (bin === 'unread') return <Typography>The bin could not be read. Open this page again.</Typography>
  if (bin.results.length === 0) {
    return <Typography>The bin is empty. What you delete or replace lies here for {bin.days} days.</Typography>
  }
  return (
    <TitledTable columns={COLUMNS} rowCount={bin.results.length}>
      {bin.results.map((line) => (
        <Tr key={line.place}>
          <TextCell text={line.title} />
          <TextCell text={line.typeName} />
          <TimeCell at={line.at} />
          <TextCell text={line.by} />
          <ActionCell>
            <BinActions line={line} onTakeBack={takeBack} onForget={forget} />
          </ActionCell>
        </Tr>
      ))}
    </TitledTable>
  )
}

interface BinActionsProps {
  line: BinLine
  onTakeBack(line: BinLine): Promise<void>
  onForget(line: BinLine): Promise<void>
}

/** Deleting for good takes two presses of the red button; who goes elsewhere after the first has not pressed it. */
function BinActions({ line, onTakeBack, onForget }: BinActionsProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      {line.mayTakeBack ? (
        <Button size="S" variant="secondary" onClick={() => void onTakeBack(line)}>
          Take back
        </Button>
      ) : null}
      {line.mayForget ? (
        <Button
          size="S"
          variant={asks ? 'danger' : 'danger-light'}
          onClick={() => (asks ? void onForget(line) : setAsks(true))}
          onBlur={() => setAsks(false)}
        >
          {asks ? 'Really, for good' : 'Delete for good'}
        </Button>
      ) : null}
    </>
  )
}
