import { fieldLabel } from '@ashlar/contract'
import { Box, Button, Flex, Link, TextButton, Typography } from '@strapi/design-system'
import { timeOf } from '../../admin/times'
import { NoticeRead } from '../../notices/admin/notice-texts'
import { stateNames } from '../state-names'
import { AnswerForm } from './answer-form'
import type { AnswerWithFiles, DeskOwner, LeadChanges, WholeLead } from './types'
import { eventWords, messageNames, nameOf } from './words'
import { WorkForm } from './work-form'

const PHONE = 'Phone'
const EMAIL = 'Email'

interface Props {
  whole: WholeLead
  owners: readonly DeskOwner[]
  mayWork: boolean
  onBack(): void
  onOpen(reference: string): void
  onWork(work: LeadChanges): Promise<boolean>
  onErase(): Promise<void>
  onAnswer(answer: AnswerWithFiles): Promise<boolean>
}

/** A lead with its history. Telephone and mail are links where they are well-formed; all other words of a visitor are shown as text. */
export function LeadView({ whole, owners, mayWork, onBack, onOpen, onWork, onErase, onAnswer }: Props) {
  const ownerNames = Object.fromEntries(owners.map(({ email, name }) => [email, name]))
  const { lead, history, jobs, others, typeLabels, resume, resumeRefusal } = whole
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingTop={8}>
      <Flex gap={3} wrap="wrap">
        <Button variant="tertiary" onClick={onBack}>
          All leads
        </Button>
        <Typography variant="alpha" tag="h1">
          {typeLabels[lead.type] ?? lead.type} {lead.reference}
        </Typography>
      </Flex>
      <Flex alignItems="flex-start" gap={8} wrap="wrap">
        <Flex direction="column" alignItems="stretch" gap={6} flex="2">
          <Box background="neutral0" padding={6} shadow="tableShadow">
            <Facts whole={whole} />
            {whole.notice ? (
              <NoticeRead
                summary={`What the notice of version ${lead.noticeVersion} says`}
                notice={whole.notice}
                language={whole.language ?? 'English'}
              />
            ) : null}
            {resume ? (
              <Box paddingTop={4}>
                <Link href={resume} isExternal>
                  Open the résumé
                </Link>
              </Box>
            ) : null}
            {resumeRefusal ? (
              <Box paddingTop={4}>
                <Typography>{resumeRefusal}</Typography>
              </Box>
            ) : null}
          </Box>
          {mayWork && mayBeAnswered(lead) ? (
            <AnswerForm prepared={whole.prepared} language={whole.language} onAnswer={onAnswer} />
          ) : null}
        </Flex>
        <Box background="neutral0" padding={6} shadow="tableShadow" flex="1">
          {mayWork ? <WorkForm lead={lead} owners={owners} onWork={onWork} onErase={onErase} /> : null}
          <Lines title="History">
            {history.map(({ id, at, who, what, text, files }) => ({
              id,
              text: `${timeOf(at)}, ${nameOf(ownerNames, who)}: ${eventWords(what, what === 'owner' ? nameOf(ownerNames, text ?? '') : text)}`,
              files,
            }))}
          </Lines>
          <Lines title="Sent">
            {jobs.map(({ id, kind, state, attempts, lastError }) => ({
              id,
              text: `${messageNames[kind] ?? kind}: ${state}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${lastError ? ` (${lastError})` : ''}`,
            }))}
          </Lines>
          {others.length > 0 ? (
            <Box paddingTop={4}>
              <Typography variant="delta" tag="h2">
                From the same person
              </Typography>
              {others.map((other) => (
                <Box key={other.reference}>
                  <TextButton onClick={() => onOpen(other.reference)}>
                    {other.reference}, {typeLabels[other.type] ?? other.type}, {stateNames[other.state] ?? other.state}
                  </TextButton>
                </Box>
              ))}
            </Box>
          ) : null}
        </Box>
      </Flex>
    </Flex>
  )
}

/** Whether the server takes an answer to the lead. */
function mayBeAnswered({ email, quarantined, withdrawnAt, erasedAt }: WholeLead['lead']): boolean {
  return email !== null && !quarantined && !withdrawnAt && !erasedAt
}

/** Opens the telephone or the mail program; words that are no number or address stay text. */
function ContactLink({ value }: { value: string }) {
  if (/^\+?[\d ()-]{6,20}$/.test(value)) return <Link href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</Link>
  if (/^[\w.+-]{1,64}@[\w.-]{1,189}$/.test(value)) return <Link href={`mailto:${value}`}>{value}</Link>
  return value
}

function Facts({ whole: { lead, titles, language } }: { whole: WholeLead }) {
  const facts: [string, string | string[] | null][] = [
    ['Name', lead.name],
    [PHONE, lead.phone],
    [EMAIL, lead.email],
    ['City', lead.city],
    ['About', nameOf(titles, lead.record ?? '')],
    ...Object.entries(lead.fields ?? {}).map(([field, value]): [string, string | string[]] => [
      fieldLabel(field),
      value,
    ]),
    ['Message', lead.message],
    ['Received', timeOf(lead.receivedAt)],
    ['Answer promised', `${lead.answeredBy}, by ${timeOf(lead.answerBy)}`],
    ['Page', lead.page],
    ['Reads the site in', language],
    ['Source', lead.campaignSource],
    ['Agreed to', `${lead.purposes.join(', ')} (notice ${lead.noticeVersion})`],
    ['Marketing', lead.marketing ? 'allowed' : 'not allowed'],
    // An erasure ends the consent at the same moment.
    ['Withdrawn', lead.withdrawnAt === lead.erasedAt ? null : timeOf(lead.withdrawnAt)],
    ['Erased', timeOf(lead.erasedAt)],
    ['Held because', lead.quarantined ? lead.suspicions.join(', ') : null],
  ]
  return (
    <dl>
      {facts.map(([label, value]) =>
        value && value.length > 0 ? (
          <Box key={label} paddingBottom={3}>
            <Typography variant="sigma" tag="dt" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <FactValue label={label} value={value} />
            </Typography>
          </Box>
        ) : null,
      )}
    </dl>
  )
}

function FactValue({ label, value }: { label: string; value: string | string[] }) {
  if (Array.isArray(value)) return value.join('\n\n')
  return label === PHONE || label === EMAIL ? <ContactLink value={value} /> : value
}

interface Line {
  id: number
  text: string
  files?: WholeLead['history'][number]['files']
}

function Lines({ title, children }: { title: string; children: Line[] }) {
  return (
    <Box paddingTop={4}>
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      {children.map(({ id, text, files = [] }) => (
        <Box key={id} paddingTop={1}>
          <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
          {files.map(({ name, address }) => (
            <Box key={address}>
              <Link href={address} isExternal>
                {name}
              </Link>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
