import { Button, Tr, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { AdminPage } from '../../admin/admin-page'
import { DeskLoading } from '../../admin/desk-loading'
import { ActionCell, TextCell, TitledTable } from '../../admin/desk-table'
import { fetchMessageOf } from '../../admin/fetch-message'
import { useRead } from '../../admin/use-read'
import type { Invitation } from '../invitations'

const COLUMNS = ['Name', 'Email', '']

/** Accounts that nobody has used yet, whose invitation can be mailed again. */
export default function InvitationsPage() {
  return (
    <AdminPage
      title="Invitations"
      subtitle="A new account gets a link by mail. Sent again, the link is a new one, and the former one ends"
      permissions={[{ action: 'admin::users.create', subject: null }]}
    >
      <OpenInvitations />
    </AdminPage>
  )
}

function OpenInvitations() {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const read = useRead<{ results: Invitation[] }>('/editor-invitations')

  const send = async ({ id, email }: Invitation) => {
    try {
      await post(`/editor-invitations/${id}/send`)
      toggleNotification({ type: 'success', message: `The invitation is on its way to ${email}` })
    } catch (error) {
      toggleNotification({ type: 'danger', message: fetchMessageOf(error, 'That did not work. Open this page again.') })
    }
  }

  if (read === null) return <DeskLoading />
  if (read === 'unread') return <Typography>The invitations could not be read. Open this page again.</Typography>
  const lines = read.results
  if (lines.length === 0) return <Typography>No invitation is open: every account is in use.</Typography>
  return (
    <TitledTable columns={COLUMNS} rowCount={lines.length}>
      {lines.map((line) => (
        <Tr key={line.id}>
          <TextCell text={line.name} />
          <TextCell text={line.email} />
          <ActionCell>
            <Button
              size="S"
              variant="secondary"
              aria-label={`Send again to ${line.email}`}
              onClick={() => void send(line)}
            >
              Send again
            </Button>
          </ActionCell>
        </Tr>
      ))}
    </TitledTable>
  )
}
