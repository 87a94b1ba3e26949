import { Button, Tr, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { AdminPage } from '../../admin/admin-page'
import { ActionCell, TextCell, TitledTable } from '../../admin/desk-table'
import { useAct } from '../../admin/use-act'
import { WhenRead } from '../../admin/when-read'
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
      <WhenRead<{ results: Invitation[] }> address="/editor-invitations" subject="The invitations">
        {({ results }) => <OpenInvitations lines={results} />}
      </WhenRead>
    </AdminPage>
  )
}

function OpenInvitations({ lines }: { lines: readonly Invitation[] }) {
  const { post } = useFetchClient()
  const act = useAct()

  const send = ({ id, email }: Invitation) =>
    act(post(`/editor-invitations/${id}/send`), {
      done: `The invitation is on its way to ${email}`,
      failed: 'That did not work. Open this page again.',
    })

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
