import { Badge, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ListAnswer, ListedLead } from './types'
import { stateNames, timeOf, typeNames } from './words'

interface Props {
  answer: ListAnswer
  page: number
  onOpen(reference: string): void
  onPage(page: number): void
}

const COLUMNS = ['Reference', 'Received', 'Type', 'Who', 'City', 'About', 'State', 'Owner', 'Answer by', 'Source']

/** One table across all types of leads. */
export function LeadTable({ answer, page, onOpen, onPage }: Props) {
  const { results, total, pageSize } = answer
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <Table colCount={COLUMNS.length} rowCount={results.length + 1}>
        <Thead>
          <Tr>
            {COLUMNS.map((name) => (
              <Th key={name}>
                <Typography variant="sigma">{name}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {results.map((lead) => (
            <Row key={lead.reference} lead={lead} onOpen={onOpen} />
          ))}
        </Tbody>
      </Table>
      <Flex justifyContent="space-between" paddingTop={4}>
        <Typography>
          {total === 1 ? '1 lead' : `${total} leads`}, page {page} of {pages}
        </Typography>
        <Flex gap={2}>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button variant="tertiary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </Flex>
      </Flex>
    </>
  )
}

function Row({ lead, onOpen }: { lead: ListedLead; onOpen(reference: string): void }) {
  const open = lead.state === 'new' || lead.state === 'in-hand'
  const overdue = open && new Date(lead.answerBy).getTime() < Date.now()
  const cells = [
    timeOf(lead.receivedAt),
    typeNames[lead.type] ?? lead.type,
    lead.erasedAt ? 'erased' : (lead.name ?? ''),
    lead.city ?? '',
    lead.record ?? '',
  ]
  return (
    <Tr>
      <Td>
        <Button variant="ghost" onClick={() => onOpen(lead.reference)}>
          {lead.reference}
        </Button>
      </Td>
      {cells.map((text, index) => (
        // The columns never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Td key={index}>
          <Typography ellipsis>{text}</Typography>
        </Td>
      ))}
      <Td>
        <Badge active={lead.state === 'new'}>{stateNames[lead.state] ?? lead.state}</Badge>
        {lead.quarantined ? <Badge textColor="warning700">To check</Badge> : null}
      </Td>
      <Td>
        <Typography ellipsis>{lead.owner ?? ''}</Typography>
      </Td>
      <Td>
        <Typography textColor={overdue ? 'danger600' : 'neutral800'}>{timeOf(lead.answerBy)}</Typography>
      </Td>
      <Td>
        <Typography ellipsis>{lead.campaignSource ?? ''}</Typography>
      </Td>
    </Tr>
  )
}
