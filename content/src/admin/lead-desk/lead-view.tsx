import { Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { fieldLabel } from '../../leads/field-label'
import type { WholeLead } from './types'
import { stateNames, timeOf } from './words'
import { type LeadChanges, WorkForm } from './work-form'

interface Props {
  whole: WholeLead
  mayWork: boolean
  onBack(): void
  onOpen(reference: string): void
  onWork(work: LeadChanges): Promise<void>
  onErase(): Promise<void>
}

/** A lead with its history. A visitor's words are shown as text and never as links or HTML. */
export function LeadView({ whole, mayWork, onBack, onOpen, onWork, onErase }: Props) {
  const { lead, history, jobs, others, typeLabels, resume } = whole
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingTop={8}>
      <Flex gap={3}>
        <Button variant="tertiary" onClick={onBack}>
          All leads
        </Button>
        <Typography variant="alpha" tag="h1">
          {typeLabels[lead.type] ?? lead.type} {lead.reference}
        </Typography>
      </Flex>
      <Flex alignItems="flex-start" gap={8} wrap="wrap">
        <Box background="neutral0" padding={6} shadow="tableShadow" flex="2">
          <Facts whole={whole} />
          {resume ? (
            <Box paddingTop={4}>
              <Link href={resume} isExternal>
                Open the résumé
              </Link>
            </Box>
          ) : null}
        </Box>
        <Box background="neutral0" padding={6} shadow="tableShadow" flex="1">
          {mayWork ? <WorkForm key={history.length} lead={lead} onWork={onWork} onErase={onErase} /> : null}
          <Lines title="History">
            {history.map(
              ({ id, at, who, what, text }) => `${id}\t${timeOf(at)}, ${who}: ${what}${text ? ` – ${text}` : ''}`,
            )}
          </Lines>
          <Lines title="Sent">
            {jobs.map(
              ({ id, kind, state, attempts, lastError }) =>
                `${id}\t${kind}: ${state}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${lastError ? ` (${lastError})` : ''}`,
            )}
          </Lines>
          {others.length > 0 ? (
            <Box paddingTop={4}>
              <Typography variant="delta" tag="h2">
                From the same person
              </Typography>
              {others.map((other) => (
                <Box key={other.reference}>
                  <Button variant="ghost" onClick={() => onOpen(other.reference)}>
                    {other.reference}, {typeLabels[other.type] ?? other.type}, {stateNames[other.state] ?? other.state}
                  </Button>
                </Box>
              ))}
            </Box>
          ) : null}
        </Box>
      </Flex>
    </Flex>
  )
}

function Facts({ whole: { lead } }: { whole: WholeLead }) {
  const facts: [string, string | string[] | null][] = [
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['City', lead.city],
    ['About', lead.record],
    ...Object.entries(lead.fields ?? {}).map(([field, value]): [string, string | string[]] => [
      fieldLabel(field),
      value,
    ]),
    ['Message', lead.message],
    ['Received', timeOf(lead.receivedAt)],
    ['Answer promised', `${lead.answeredBy}, by ${timeOf(lead.answerBy)}`],
    ['Page', lead.page],
    ['Source', lead.campaignSource],
    ['Agreed to', `${lead.purposes.join(', ')} (notice ${lead.noticeVersion})`],
    ['Marketing', lead.marketing ? 'allowed' : 'not allowed'],
    ['Withdrawn', timeOf(lead.withdrawnAt)],
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
              {Array.isArray(value) ? value.join('\n\n') : value}
            </Typography>
          </Box>
        ) : null,
      )}
    </dl>
  )
}

/** Each line is `key, tab, text`. */
function Lines({ title, children }: { title: string; children: string[] }) {
  return (
    <Box paddingTop={4}>
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      {children.map((line) => {
        const [key, text] = line.split('\t')
        return (
          <Box key={key} paddingTop={1}>
            <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        )
      })}
    </Box>
  )
}
