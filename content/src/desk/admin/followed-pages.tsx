import { Box, Tr, Typography } from '@strapi/design-system'
import { useDeskPage } from '../../admin/desk-list'
import { DeskLoading } from '../../admin/desk-loading'
import { DeskTable, TextCell, TitledTable } from '../../admin/desk-table'
import type { listFollows } from '../follows'

type FollowsPage = Awaited<ReturnType<typeof listFollows>>

/** What visitors follow, in numbers; who follows it only where somebody agreed to be seen. */
export function Follows() {
  const { list, ...turning } = useDeskPage<FollowsPage>('/lead-desk/follows', 'What visitors follow')
  return (
    <Box paddingTop={8} tag="section" aria-labelledby="follows">
      <Typography tag="h2" id="follows" variant="beta">
        What visitors follow
      </Typography>
      {list ? <Numbers list={list} {...turning} /> : <DeskLoading />}
    </Box>
  )
}

interface NumbersProps {
  list: FollowsPage
  page: number
  onPage(page: number): void
}

function Numbers({ list, page, onPage }: NumbersProps) {
  const { addresses, mailsThisWeek, shown } = list
  return (
    <>
      <Box paddingTop={2} paddingBottom={4}>
        <Typography>
          {addresses.confirmed} confirmed, {addresses.pending} not confirmed yet; {mailsThisWeek}{' '}
          {mailsThisWeek === 1 ? 'mail' : 'mails'} of news within seven days
        </Typography>
      </Box>
      <DeskTable
        columns={['Page', 'Confirmed', 'Not confirmed yet']}
        nouns={['page', 'pages']}
        list={list}
        page={page}
        empty="Nobody follows a page yet."
        onPage={onPage}
        turns={['More followed', 'Less followed']}
      >
        {list.results.map(({ subject, confirmed, pending }) => (
          <Tr key={subject}>
            <TextCell text={subject} />
            <TextCell text={String(confirmed)} />
            <TextCell text={String(pending)} />
          </Tr>
        ))}
      </DeskTable>
      {shown.length > 0 ? (
        <Box paddingTop={6}>
          <Box paddingBottom={4}>
            <Typography tag="h3" variant="delta">
              Who lets you see what they follow
            </Typography>
          </Box>
          <TitledTable columns={['Email', 'Pages']} rowCount={shown.length}>
            {shown.map(({ email, subjects }) => (
              <Tr key={email}>
                <TextCell text={email} />
                <TextCell text={subjects.join(', ')} />
              </Tr>
            ))}
          </TitledTable>
        </Box>
      ) : null}
    </>
  )
}
