import { dayInIndia } from '@ashlar/contract'
import { Badge, Checkbox, Flex, Td, TextButton, Tr, Typography } from '@strapi/design-system'
import { DeskTable, type GivenToRow, TextCell, TimeCell } from '../../admin/desk-table'
import { timeOf } from '../../admin/times'
import { stateNames } from '../state-names'
import type { DeskOwner, ListAnswer, ListedLead, RecordTitles, TypeLabels } from './types'
import { nameOf } from './words'

interface Props {
  answer: ListAnswer
  owners: readonly DeskOwner[]
  page: number
  chosen: readonly string[]
  /** The lead from which somebody comes back; the keyboard goes on there. */
  lastOpened: string
  /** `null` when the editor may not work on leads. */
  onChoose: ((references: readonly string[], isChosen: boolean) => void) | null
  onOpen(reference: string): void
  onPage(page: number): void
}

const COLUMNS = ['Reference', 'Who', 'State', 'Received', 'Type', 'About', 'City', 'Owner', 'Answer by', 'Source']

/** One table across all types of leads. */
export function LeadTable({ answer, owners, page, chosen, lastOpened, onChoose, onOpen, onPage }: Props) {
  const { results, typeLabels, titles } = answer
  const ownerNames = Object.fromEntries(owners.map(({ email, name }) => [email, name]))
  const references = results.map(({ reference }) => reference)
  const chosenHere = references.filter((reference) => chosen.includes(reference)).length
  return (
    <DeskTable
      columns={COLUMNS}
      chooser={
        onChoose ? (
          <Checkbox
            aria-label="Choose all on this page"
            checked={chosenHere === 0 ? false : chosenHere === references.length || 'indeterminate'}
            onCheckedChange={(checked: boolean | 'indeterminate') => onChoose(references, checked === true)}
          />
        ) : null
      }
      nouns={['lead', 'leads']}
      list={answer}
      page={page}
      onPage={onPage}
    >
      {results.map((lead) => (
        <Row
          key={lead.reference}
          lead={lead}
          typeLabels={typeLabels}
          titles={titles}
          ownerNames={ownerNames}
          isChosen={chosen.includes(lead.reference)}
          isLastOpened={lead.reference === lastOpened}
          onChoose={onChoose}
          onOpen={onOpen}
        />
      ))}
    </DeskTable>
  )
}

interface RowProps {
  lead: ListedLead
  typeLabels: TypeLabels
  titles: RecordTitles
  ownerNames: Readonly<Record<string, string>>
  isChosen: boolean
  isLastOpened: boolean
  onChoose: Props['onChoose']
  onOpen(reference: string): void
}

function Row({
  lead,
  typeLabels,
  titles,
  ownerNames,
  isChosen,
  isLastOpened,
  onChoose,
  onOpen,
  ...given
}: RowProps & GivenToRow) {
  const needsAnswer = lead.state === 'new' || lead.state === 'in-hand'
  const overdue = needsAnswer && new Date(lead.answerBy).getTime() < Date.now()
  return (
    <Tr {...given}>
      {onChoose ? (
        <Td>
          <Checkbox
            aria-label={`Choose ${lead.reference}`}
            checked={isChosen}
            onCheckedChange={(checked: boolean | 'indeterminate') => onChoose([lead.reference], checked === true)}
          />
        </Td>
      ) : null}
      <Td>
        <TextButton justifyContent="flex-start" autoFocus={isLastOpened} onClick={() => onOpen(lead.reference)}>
          <Typography textColor="primary600">{lead.reference}</Typography>
        </TextButton>
      </Td>
      <TextCell text={lead.erasedAt ? 'erased' : (lead.name ?? '')} />
      <Td>
        <Flex gap={1}>
          <Badge active={lead.state === 'new'}>{stateNames[lead.state] ?? lead.state}</Badge>
          {lead.followUpOn && lead.followUpOn <= dayInIndia() ? <Badge>To follow up</Badge> : null}
          {lead.quarantined ? <Badge textColor="warning700">To check</Badge> : null}
        </Flex>
      </Td>
      <TimeCell at={lead.receivedAt} />
      <TextCell text={typeLabels[lead.type] ?? lead.type} />
      <TextCell text={nameOf(titles, lead.record ?? '')} />
      <TextCell text={lead.city ?? ''} />
      <TextCell text={nameOf(ownerNames, lead.owner ?? '')} />
      <Td>
        <Typography textColor={overdue ? 'danger600' : 'neutral800'} style={{ whiteSpace: 'nowrap' }}>
          {timeOf(lead.answerBy)}
        </Typography>
      </Td>
      <TextCell text={lead.campaignSource ?? ''} />
    </Tr>
  )
}
