import { Box, Tr, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useDeskPage } from '../../admin/desk-list'
import { DeskLoading } from '../../admin/desk-loading'
import { DeskTable, TextCell, TitledTable } from '../../admin/desk-table'
import type { FollowedPage, listFollows } from '../follows'

type FollowsPage = Awaited<ReturnType<typeof listFollows>>

/** What visitors follow, in numbers; who follows it only where somebody agreed to be seen. */
export function Follows() {
  const [page, setPage] = useState(1)
  const answer = useDeskPage<FollowedPage>('/lead-desk/follows', 'What visitors follow', {
    page: String(page),
  }) as FollowsPage | null
  return (
    <Box paddingTop={8} tag="section" aria-labelledby="follows">
      <Typography tag="h2" id="follows" variant="beta">
        What visitors follow
      </Typography>
      {answer ? <Numbers answer={answer} page={page} onPage={setPage} /> : <DeskLoading />}
    </Box>
  )
}

interface NumbersProps {
  answer: FollowsPage
  page: number
  onPage(page: number): void
}

function Numbers({ answer, page, onPage }: NumbersProps) {
  const { addresses, mailsThisWeek, shown } = answer
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
        page={page}
        pageSize={answer.pageSize}
        total={answer.total}
        empty="Nobody follows a page yet."
        rowCount={answer.results.length}
        onPage={onPage}
        turns={['More followed', 'Less followed']}
      >
        {answer.results.map(({ subject, confirmed, pending }) => (
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
