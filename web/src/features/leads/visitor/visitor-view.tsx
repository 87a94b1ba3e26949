import { LINK_PARAMETER, leadRegistry, type VisitorView } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatIndianDay, formatIndianTime } from '@/ui/date/format-date'
import { Note } from '@/ui/note/note'
import { keepTogether } from '@/ui/text/keep-together'
import { say } from '@/words/say'
import { noticeDay } from '../../privacy/notice-day'
import { ContactLinks } from '../form/contact-links'
import { FaultSummary } from '../form/fault-summary'
import { FormFieldView } from '../form/form-field'
import { ENVELOPE_FIELDS } from '../form/validate-form'
import styles from '../lead-page.module.css'
import type { RejectedForm } from '../submission/redisplay'
import { formOfLead } from './form-of-lead'

interface VisitorViewProps {
  view: VisitorView
  token: string
  /** The message about the last action. */
  note: string
  /** The form of this page that was refused, with what was typed and its faults. */
  rejected?: Pick<RejectedForm, 'form' | 'sent' | 'faults'> | null
}

const STATE = {
  open: 'It is with us and not answered yet.',
  answered: 'It is answered.',
  withdrawn: 'You have withdrawn it. Nobody writes or calls because of it any more.',
  erased: 'It is erased. What is left is this reference, the times, and the proof of what you agreed to.',
} as const satisfies Readonly<Record<VisitorView['state'], string>>

/** Messages after each action of a visitor on their enquiry. */
const notes = {
  correct: 'Your changes are saved.',
  withdraw: 'Your consent is withdrawn.',
  'withdraw-marketing': 'We no longer tell you of other projects and services.',
  erase: 'It is erased.',
  failed: 'That could not be done just now. Please try again in a minute, or ring or write to us.',
} as const

export type VisitorNote = keyof typeof notes

/** @returns the message for a page's `done` parameter; empty when it is unknown. */
export function visitorNoteText(done: string): string {
  return Object.hasOwn(notes, done) ? say(notes[done as VisitorNote]) : ''
}

/** What a visitor has sent, and the actions on it; opened by the link on the receipt. */
export function VisitorEnquiryView({ view, token, note, rejected = null }: VisitorViewProps) {
  const live = view.state === 'open' || view.state === 'answered'
  return (
    <main id="content" className={`page-width stack-6 ${styles.page}`}>
      <h1>{say('Your {thing}', { thing: say(leadRegistry[view.type].noun) })}</h1>
      <Note sentences={note ? [note] : []} />
      <p className={`heading-face numbers ${styles.reference}`}>
        <span>{say('Reference')}</span>
        {view.reference}
      </p>
      <p className={styles.lead}>
        {say(STATE[view.state])}
        {view.state === 'open' && view.answerBy ? ` ${promiseOf(view)}` : ''}
      </p>
      {view.state === 'erased' ? null : <WhatWasSent view={view} />}
      {live ? <Correct view={view} token={token} rejected={rejected} /> : null}
      {live ? <Withdraw view={view} token={token} /> : null}
      {view.state === 'erased' ? null : <Erase token={token} rejected={rejected} />}
      <section className={`stack-4 rule-above ${styles.part}`}>
        <h2>{say('Questions')}</h2>
        <p>
          {say('Name the reference. About personal data:')}{' '}
          <a href="/about/contact-us#grievance-contact">{say('Grievance contact')}</a>
        </p>
        <ContactLinks />
      </section>
    </main>
  )
}

function promiseOf({ answeredBy: who, answerBy }: VisitorView): string {
  const time = formatIndianTime(answerBy)
  return who
    ? say('{who} will answer by {time}, Indian time.', { who, time })
    : say('We will answer by {time}, Indian time.', { time })
}

function WhatWasSent({ view }: { view: VisitorView }) {
  const { labels } = formOfLead(view)
  return (
    <section className={`stack-4 rule-above ${styles.part}`}>
      <h2>{say('What you sent')}</h2>
      <dl className={`stack-3 ${styles.sent}`}>
        <div>
          <dt>{say('Received')}</dt>
          <dd>{formatIndianTime(view.receivedAt)}</dd>
        </div>
        {Object.entries(view.fields).map(([name, value]) => (
          <div key={name}>
            <dt>{labels.nameOf(name)}</dt>
            <dd>{typeof value === 'string' ? labels.valueOf(name, value) : value.filter(Boolean).join('\n\n')}</dd>
          </div>
        ))}
        {view.hasResume ? (
          <div>
            <dt>{say('Résumé')}</dt>
            <dd>{say('Attached')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{say('Agreed to')}</dt>
          <dd>
            <a href="/privacy-policy#notices">
              {say('The notice of {day}', { day: noticeDay(view.consent.noticeVersion) })}
            </a>
            {say(', on {time}', { time: formatIndianTime(view.consent.givenAt) })}
            {view.consent.marketing ? say('; other projects and services too') : ''}
          </dd>
        </div>
        <div>
          <dt>{say('Kept until')}</dt>
          <dd>{say('{day}, then erased', { day: keepTogether(formatIndianDay(view.keptUntil)) })}</dd>
        </div>
      </dl>
    </section>
  )
}

type PartProps = Pick<VisitorViewProps, 'view' | 'token'>
type Rejected = Required<Pick<VisitorViewProps, 'rejected'>>

const faultsOf = (form: string, rejected: Rejected['rejected']) => (rejected?.form === form ? rejected.faults : [])

function Correct({ view, token, rejected }: PartProps & Rejected) {
  const { fields } = formOfLead(view)
  const faults = faultsOf('correct', rejected)
  const sent = faults.length > 0 ? rejected?.sent : undefined
  const before = (name: string, index: number) => [view.fields[name] ?? ''].flat()[index] ?? ''
  return (
    <section className={`stack-4 rule-above ${styles.part}`}>
      <h2>{say('Correct it')}</h2>
      <form action="/api/your-enquiry/correct" method="post" aria-label={say('Correct it')} noValidate>
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <FaultSummary form="correct" faults={faults} failure="" />
        <details open={faults.length > 0}>
          <summary>{say('Change what you wrote')}</summary>
          <div className={`stack-4 ${styles.fields}`}>
            {fields.map(({ field, index }) => (
              <FormFieldView
                key={`${field.name} ${index}`}
                field={{ ...field, required: false, oneOf: true }}
                id={index ? `correct-${field.name}-${index + 1}` : `correct-${field.name}`}
                value={sent?.get(field.name)?.[index] ?? before(field.name, index)}
                fault={index ? '' : (faults.find((fault) => fault.field === field.name)?.message ?? '')}
              />
            ))}
            <p>
              <Button type="submit" tone="quiet">
                {say('Save the changes')}
              </Button>
            </p>
          </div>
        </details>
      </form>
    </section>
  )
}

function Withdraw({ view, token }: PartProps) {
  return (
    <section className={`stack-4 rule-above ${styles.part}`}>
      <h2>{say('Withdraw it')}</h2>
      <p>
        {say(
          'Nobody writes or calls because of it any more, and its record is closed. It is kept until its time ends.',
        )}
      </p>
      <form action="/api/your-enquiry/withdraw" method="post">
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <Button type="submit" tone="quiet">
          {say('Withdraw my consent')}
        </Button>
      </form>
      {view.consent.marketing ? (
        <form action="/api/your-enquiry/withdraw" method="post">
          <input type="hidden" name={LINK_PARAMETER} value={token} />
          <input type="hidden" name="only" value={ENVELOPE_FIELDS.marketing} />
          <Button type="submit" tone="quiet">
            {say('Only stop telling me of other projects and services')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function Erase({ token, rejected }: Pick<PartProps, 'token'> & Rejected) {
  const faults = faultsOf('erase', rejected)
  return (
    <section className={`stack-4 rule-above ${styles.part}`}>
      <h2>{say('Erase it')}</h2>
      <p>{say('Your words and contact details are gone at once, and nobody can answer any more.')}</p>
      <form action="/api/your-enquiry/erase" method="post" aria-label={say('Erase it')} noValidate>
        <input type="hidden" name={LINK_PARAMETER} value={token} />
        <FaultSummary form="erase" faults={faults} failure="" />
        <p className={`stack-3 ${styles.box}`}>
          <input id="erase-sure" type="checkbox" name="sure" aria-required aria-invalid={faults.length > 0} />
          <label htmlFor="erase-sure">{say('I know that this cannot be undone.')}</label>
        </p>
        <Button type="submit" tone="quiet">
          {say('Erase everything')}
        </Button>
      </form>
    </section>
  )
}
