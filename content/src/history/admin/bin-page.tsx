import { Button, Tr, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useNavigate } from 'react-router-dom'
import { AdminPage } from '../../admin/admin-page'
import { ActionCell, TextCell, TimeCell, TitledTable } from '../../admin/desk-table'
import { SureButton } from '../../admin/sure-button'
import { useAct } from '../../admin/use-act'
import { WhenRead } from '../../admin/when-read'
import type { BinLine } from '../bin-routes'

interface Bin {
  results: BinLine[]
  /** Number of days that a deleted record is kept. */
  days: number
}

const COLUMNS = ['Name', 'Type', 'Deleted or replaced', 'By', '']
const FAILED = 'That did not work. Open the bin again.'

/** Deleted records and replaced files, which an editor can restore. */
export default function BinPage() {
  return (
    <AdminPage title="Bin" subtitle="What was deleted or replaced; a record that is taken back is a draft">
      <WhenRead<Bin> address="/record-bin" subject="The bin">
        {(bin, again) => <DeletedRecords bin={bin} onTakenOut={again} />}
      </WhenRead>
    </AdminPage>
  )
}

function DeletedRecords({ bin: { results, days }, onTakenOut }: { bin: Bin; onTakenOut(): void }) {
  const { post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const act = useAct()

  const takeBack = async ({ place, title }: BinLine) => {
    const call = post<{ path: string | null; lost: string[] }>(`${place}/take-back`)
    const answer = await act(call, { failed: FAILED })
    if (!answer) return
    const { path, lost } = answer.data
    if (lost.length > 0) {
      const names = lost.map((name) => `“${name}”`).join(', ')
      toggleNotification({ type: 'warning', message: `Files that were deleted since are left out: ${names}` })
    }
    if (path !== null) {
      navigate(`/content-manager/${path}`)
      return
    }
    toggleNotification({ type: 'success', message: `“${title}” shows its former file again.` })
    onTakenOut()
  }
  const forget = async ({ place, title }: BinLine) => {
    if (await act(del(place), { done: `“${title}” is deleted for good.`, failed: FAILED })) onTakenOut()
  }

  if (results.length === 0) {
    return <Typography>The bin is empty. What you delete or replace lies here for {days} days.</Typography>
  }
  return (
    <TitledTable columns={COLUMNS} rowCount={results.length}>
      {results.map((line) => (
        <Tr key={line.place}>
          <TextCell text={line.title} />
          <TextCell text={line.typeName} />
          <TimeCell at={line.at} />
          <TextCell text={line.by} />
          <ActionCell>
            {line.mayTakeBack ? (
              <Button size="S" variant="secondary" onClick={() => void takeBack(line)}>
                Take back
              </Button>
            ) : null}
            {line.mayForget ? (
              <SureButton
                size="S"
                words="Delete for good"
                sureWords="Really, for good"
                onSure={() => void forget(line)}
              />
            ) : null}
          </ActionCell>
        </Tr>
      ))}
    </TitledTable>
  )
}
