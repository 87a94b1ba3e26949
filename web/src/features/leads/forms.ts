import {
  agencyBudgets,
  creativeNeeds,
  digitalNeeds,
  type LeadType,
  loanStages,
  noticePeriods,
  subjects,
  timelines,
} from '@ashlar/contract'
import { common, type FormField } from './fields'

export interface LeadFormSpec {
  /** Where it goes. */
  type: LeadType
  /** Its name, and its heading where it stands on a page of its own. */
  title: string
  /** Words of the button. */
  send: string
  /** What the form says by being this form. */
  fixed: Readonly<Record<string, string>>
  /** Names of records that the page fills in and nobody sees. */
  records: readonly string[]
  /** Asked at once. */
  first: readonly FormField[]
  /** Optional, behind one line that opens. */
  more: readonly FormField[]
}

const { name, phone, email, city, company, message, budget, callTime } = common
const needed = (field: FormField): FormField => ({ ...field, required: true })
const timeline: FormField = { name: 'timeline', label: 'When', kind: 'choice', choices: timelines, none: 'Not decided' }

/** Their own forms stand elsewhere. */
const { 'channel-partner': _partner, 'call-back': _callBack, ...generalSubjects } = subjects

const forms = {
  enquiry: {
    type: 'general-leads',
    title: 'Ask us',
    send: 'Send the enquiry',
    fixed: {},
    records: [],
    first: [
      {
        name: 'subject',
        label: 'What it is about',
        kind: 'choice',
        choices: generalSubjects,
        required: true,
        wide: true,
      },
      name,
      city,
      phone,
      email,
      message,
    ],
    more: [],
  },
  'channel-partner': {
    type: 'general-leads',
    title: 'Register as a channel partner',
    send: 'Register',
    fixed: { subject: 'channel-partner' },
    records: [],
    first: [
      name,
      needed(company),
      phone,
      email,
      city,
      {
        name: 'registration',
        label: 'RERA agent registration',
        kind: 'text',
        hint: 'Leave it empty while you have none',
        maxLength: 60,
      },
    ],
    more: [message],
  },
  'call-back': {
    type: 'general-leads',
    title: 'Have us call you',
    send: 'Ask for the call',
    fixed: { subject: 'call-back' },
    records: ['record'],
    first: [
      name,
      needed(phone),
      { ...callTime, label: 'When to call', hint: 'Indian time, Monday to Saturday', wide: true },
    ],
    more: [city, message],
  },
  service: {
    type: 'services-leads',
    title: 'Ask about a service',
    send: 'Send the enquiry',
    fixed: {},
    records: ['service'],
    first: [name, city, phone, email, message],
    more: [
      company,
      { name: 'area', label: 'Area', kind: 'text', hint: 'Such as 12,000 sq ft or 4 acres', maxLength: 60 },
      budget,
      timeline,
    ],
  },
  project: {
    type: 'project-leads',
    title: 'Ask about a project',
    send: 'Send the enquiry',
    fixed: { request: 'details' },
    records: ['project'],
    first: [{ ...name, wide: true }, phone, email, { ...message, label: 'What you would like to know' }],
    more: [city, budget, callTime],
  },
  'site-visit': {
    type: 'project-leads',
    title: 'Visit a site',
    send: 'Ask for the visit',
    fixed: { request: 'site-visit' },
    records: ['project'],
    first: [
      { name: 'visitOn', label: 'Day', kind: 'date', hint: 'Monday to Saturday' },
      { ...callTime, label: 'Time of day' },
      name,
      needed(phone),
    ],
    more: [{ ...email, hint: 'For a written confirmation', oneOf: false }, city, message],
  },
  'bank-listing': {
    type: 'bank-project-leads',
    title: 'Ask the bank desk',
    send: 'Send the enquiry',
    fixed: {},
    records: ['category'],
    first: [
      { name: 'bank', label: 'Bank', kind: 'choice', required: true },
      { name: 'project', label: 'Project', kind: 'choice', none: 'None in particular' },
      { name: 'loanStage', label: 'Loan', kind: 'choice', choices: loanStages },
      name,
      phone,
      email,
    ],
    more: [city, budget, message],
  },
  'creative-agency': {
    type: 'aca-leads',
    title: 'Brief the creative agency',
    send: 'Send the brief',
    fixed: {},
    records: [],
    first: [
      { ...message, label: 'The brief, in your words', required: true },
      { name: 'need', label: 'What is needed', kind: 'choice', choices: creativeNeeds, none: 'Not sure yet' },
      name,
      phone,
      email,
    ],
    more: [company, city, { name: 'budget', label: 'Budget', kind: 'choice', choices: agencyBudgets }, timeline],
  },
  'digital-agency': {
    type: 'ada-leads',
    title: 'Ask the digital agency',
    send: 'Send the brief',
    fixed: {},
    records: [],
    first: [
      { ...message, label: 'What should be counted, and what is it today', required: true },
      { name: 'need', label: 'What is needed', kind: 'choice', choices: digitalNeeds, none: 'Not sure yet' },
      {
        name: 'website',
        label: 'Website',
        kind: 'url',
        autoComplete: 'url',
        hint: 'Such as www.example.com',
        maxLength: 300,
      },
      { ...name, wide: true },
      phone,
      email,
    ],
    more: [company, city, { name: 'budget', label: 'Budget', kind: 'choice', choices: agencyBudgets }, timeline],
  },
  application: {
    type: 'career-leads',
    title: 'Apply',
    send: 'Send the application',
    fixed: {},
    records: ['opening'],
    first: [
      { ...name, wide: true },
      { ...needed(email), hint: 'We answer there' },
      needed(phone),
      { name: 'resume', label: 'Résumé', kind: 'file', hint: 'PDF, DOC or DOCX, at most 5\u00a0MB', required: true },
    ],
    more: [
      city,
      { name: 'noticePeriod', label: 'When you could begin', kind: 'choice', choices: noticePeriods },
      {
        name: 'portfolio',
        label: 'Work to look at',
        kind: 'url',
        hint: 'Such as www.example.com',
        maxLength: 300,
        wide: true,
      },
      { name: 'answers', label: 'Why this work', kind: 'lines', maxLength: 1500 },
      { name: 'answers', label: 'Something you did that went well', kind: 'lines', maxLength: 1500 },
      { name: 'answers', label: 'Something that did not, and what you learnt', kind: 'lines', maxLength: 1500 },
      message,
    ],
  },
} as const satisfies Record<string, LeadFormSpec>

export type LeadFormId = keyof typeof forms

/** Every form, by the last part of the address that it posts to. The addresses never change (docs/decisions/0005). */
export const leadForms: Readonly<Record<LeadFormId, LeadFormSpec>> = forms

export function isLeadFormId(value: string): value is LeadFormId {
  return Object.hasOwn(forms, value)
}

/** Names of a form's fields and records that a visitor fills in or a page brings. */
export function namesOf({ first, more, records }: LeadFormSpec): string[] {
  return [...new Set([...records, ...first.map((field) => field.name), ...more.map((field) => field.name)])]
}
