import { Flex, Td, Tr } from '@strapi/design-system'
import { useState } from 'react'
import { AdminPage } from '../../admin/admin-page'
import { type DeskPage, DeskSearchField, useDeskPage } from '../../admin/desk-list'
import { DeskLoading } from '../../admin/desk-loading'
import { DeskTable, TextCell, TimeCell } from '../../admin/desk-table'
import { NoticeRead } from '../../notices/admin/notice-texts'
import type { ListedSubscription } from '../subscriptions'
import { Follows } from './followed-pages'
import { deskPermissions } from './permissions'
import { nameOf } from './words'

const COLUMNS = ['Email', 'State', 'Language', 'Asked', 'Confirmed', 'From the page', 'Notice', 'Mail']
const STATES = { pending: 'Not confirmed yet', confirmed: 'Confirmed', unsubscribed: 'Ended' }
const MAIL_PROBLEMS = { none: '', bounced: 'Came back', complained: 'Called unwanted' }

/**
 * The newsletter's subscriptions, for roles that may read them. Only the owner of an address can change its
 * subscription.
 */
export default function NewsletterDesk() {
  return (
    <AdminPage
      title="Newsletter"
      subtitle="Who asked for it; each changes or ends it by the link in the mails"
      permissions={deskPermissions.subscriptions}
    >
      <Subscriptions />
      <Follows />
    </AdminPage>
  )
}

function Subscriptions() {
  const [search, setSearch] = useState('')
  const { list, ...turning } = useDeskPage<DeskPage<ListedSubscription>>(
    '/lead-desk/subscriptions',
    'The subscriptions',
    { search },
  )

  if (!list) return <DeskLoading />
  return (
    <>
      <Flex paddingBottom={4}>
        <DeskSearchField value={search} onChange={setSearch} />
      </Flex>
      <DeskTable columns={COLUMNS} nouns={['address', 'addresses']} list={list} {...turning}>
        {list.results.map((row) => (
          <Tr key={row.id}>
            <TextCell text={row.subscribedEmail} />
            <TextCell text={nameOf(STATES, row.state)} />
            <TextCell text={row.languageName} />
            <TimeCell at={row.askedAt} />
            <TimeCell at={row.confirmedAt} />
            <TextCell text={row.source ?? ''} />
            <Td>
              <NoticeRead summary={row.noticeVersion ?? ''} notice={row.notice} language={row.languageName} />
            </Td>
            <TextCell text={nameOf(MAIL_PROBLEMS, row.mailProblem)} />
          </Tr>
        ))}
      </DeskTable>
    </>
  )
}
