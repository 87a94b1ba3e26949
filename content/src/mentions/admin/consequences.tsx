import { Box, Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { useReplaceableRead } from '../../admin/use-read'
import { ASKED_FIELD } from '../../forms/admin/asked-field'
import type { Mention } from '../find-mentions'
import type { EndingAnswer } from '../routes'
import { ReplacementChoice } from './replacement-choice'

/** How a record leaves the site. */
export type Ending = 'unpublish' | 'delete'

interface Props {
  uid: string
  /** None for a record that is not stored yet. */
  ids: readonly string[]
  ending: Ending
}

const NOTHING_NAMES_IT: EndingAnswer = { mentions: [], others: 0, staying: [], mendable: 0, replacements: [] }

/** What stops working when records are taken down or deleted: the records that name them or link to their pages. */
export function Consequences({ uid, ids, ending }: Props) {
  const path = `/record-mentions/${uid}`
  const [read, replace] = useReplaceableRead<EndingAnswer>(ids.length > 0 ? `${path}?ids=${ids.join(',')}` : null)
  const found = ids.length > 0 ? read : NOTHING_NAMES_IT
  const number = ids.length > 1 ? 'many' : 'one'
  const them = THEM[number]
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{FOLLOWS[ending][number]}</Typography>
      <Box role="status">
        {found === null ? <Typography>Looking who names {them}…</Typography> : null}
        {found === 'unread' ? <Typography>Who names {them} could not be read.</Typography> : null}
        {found !== null && found !== 'unread' ? <Found found={found} ending={ending} them={them} /> : null}
      </Box>
      {found !== null && found !== 'unread' && found.replacements.length > 0 ? (
        <ReplacementChoice
          path={`${path}/${ids[0]}`}
          offered={found.replacements}
          mendable={found.mendable}
          count={found.mentions.length + found.others}
          onMended={replace}
        />
      ) : null}
    </Flex>
  )
}

const THEM = { one: 'it', many: 'them' } as const

const FOLLOWS: Readonly<Record<Ending, Readonly<Record<keyof typeof THEM, string>>>> = {
  unpublish: {
    one: 'Visitors no longer see it; its page answers that it is not there. The record stays, as a draft.',
    many: 'Visitors no longer see them; their pages answer that they are not there. The records stay, as drafts.',
  },
  delete: {
    one: 'Visitors no longer see it. It lies in the Bin for thirty days.',
    many: 'Visitors no longer see them. They lie in the Bin for thirty days.',
  },
}

interface FoundProps {
  found: EndingAnswer
  ending: Ending
  them: (typeof THEM)[keyof typeof THEM]
}

function Found({ found: { mentions, others, staying }, ending, them }: FoundProps) {
  const redirects = mentions.filter(({ isRedirect }) => isRedirect)
  const naming = mentions.filter(({ isRedirect }) => !isRedirect)
  const isNamed = naming.length + redirects.length + others > 0
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {staying.map((reason) => (
        <Typography key={reason} textColor="danger600">
          This is refused. {reason}
        </Typography>
      ))}
      {isNamed ? null : <Typography>No other record names {them}.</Typography>}
      {naming.length > 0 ? (
        <MentionList
          heading={
            naming.length === 1
              ? `1 record names ${them}. Change it first:`
              : `${naming.length} records name ${them}. Change them first:`
          }
          mentions={naming}
        />
      ) : null}
      {redirects.length > 0 ? (
        <MentionList
          heading={
            ending === 'delete'
              ? `These redirects lead to ${them}, and go to the Bin with ${them}:`
              : `These redirects lead to ${them}:`
          }
          mentions={redirects}
        />
      ) : null}
      {others > 0 ? (
        <Typography>
          {naming.length + redirects.length > 0 ? 'So do ' : ''}
          {others} {others === 1 ? 'record' : 'records'} that your role does not show
          {naming.length + redirects.length > 0 ? '' : ` name ${them}`}.
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
