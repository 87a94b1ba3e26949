import { Box, Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { useRead } from '../../admin/use-read'
import { ASKED_FIELD } from '../../forms/admin/asked-field'
import type { Mention } from '../find-mentions'
import type { Mentions } from '../routes'

/** How a record leaves the site. */
export type Ending = 'unpublish' | 'delete'

interface Props {
  uid: string
  documentId: string | undefined
  ending: Ending
}

const NOTHING_NAMES_IT: Mentions = { mentions: [], others: 0 }

/** What stops working when a record is taken down or deleted: the records that name it or link to its page. */
export function Consequences({ uid, documentId, ending }: Props) {
  const read = useRead<Mentions>(documentId ? `/record-mentions/${uid}/${documentId}` : null)
  const found = documentId ? read : NOTHING_NAMES_IT
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{FOLLOWS[ending]}</Typography>
      <Box role="status">
        {found === null ? <Typography>Looking who names it…</Typography> : null}
        {found === 'unread' ? <Typography>Who names it could not be read.</Typography> : null}
        {found !== null && found !== 'unread' ? <Found found={found} ending={ending} /> : null}
      </Box>
    </Flex>
  )
}

const FOLLOWS: Readonly<Record<Ending, string>> = {
  unpublish: 'Visitors no longer see it; its page answers that it is not there. The record stays, as a draft.',
  delete: 'Visitors no longer see it. It lies in the Bin for thirty days.',
}

function Found({ found: { mentions, others }, ending }: { found: Mentions; ending: Ending }) {
  const redirects = mentions.filter(({ isRedirect }) => isRedirect)
  const naming = mentions.filter(({ isRedirect }) => !isRedirect)
  if (naming.length + redirects.length + others === 0) return <Typography>No other record names it.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {naming.length > 0 ? (
        <MentionList
          heading={
            naming.length === 1
              ? '1 record names it. Change it first:'
              : `${naming.length} records name it. Change them first:`
          }
          mentions={naming}
        />
      ) : null}
      {redirects.length > 0 ? (
        <MentionList
          heading={
            ending === 'delete'
              ? 'These redirects lead to it, and go to the Bin with it:'
              : 'These redirects lead to it:'
          }
          mentions={redirects}
        />
      ) : null}
      {others > 0 ? (
        <Typography>
          {naming.length + redirects.length > 0 ? 'So do ' : ''}
          {others} {others === 1 ? 'record' : 'records'} that your role does not show
          {naming.length + redirects.length > 0 ? '' : ' name it'}.
        </Typography>
      ) : null}
    </Flex>
  )
}

/** Records that name another one; each opens at the field that does. */
export function MentionList({ heading, mentions }: { heading: string; mentions: readonly Mention[] }) {
  return (
    <Box>
      <Typography fontWeight="bold">{heading}</Typography>
      <Box tag="ul" maxHeight="12rem" overflow="auto" paddingLeft={4} style={{ listStyle: 'disc' }} tabIndex={0}>
        {mentions.map(({ path, name, fields, field, isLive }) => (
          <li key={path}>
            <AdminLink to={`/content-manager/${path}?${ASKED_FIELD}=${field}`}>{name}</AdminLink>
            <Typography textColor="neutral600">
              : {fields.join('; ')}
              {isLive ? '' : ' (draft)'}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}
