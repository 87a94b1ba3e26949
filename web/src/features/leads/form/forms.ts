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
import { commonFields, commonRecords, type FormField } from './fields'
import type { LeadFormSpec } from './form-spec'

const { name, phone, email, city, company, message, budget, callTime } = commonFields
const needed = <Name extends string>(field: FormField<Name>): FormField<Name> => ({ ...field, required: true })
const timeline: FormField<'timeline'> = {
  name: 'timeline',
  label: 'When',
  asks: 'when it is needed',
  kind: 'choice',
  choices: timelines,
  none: 'Not decided',
}
const need: Omit<FormField<'need'>, 'choices'> = {
  name: 'need',
  label: 'What is needed',
  asks: 'what is needed',
  kind: 'choice',
  none: 'Not sure yet',
}
const answer: Omit<FormField<'answers'>, 'label'> = {
  name: 'answers',
  asks: 'your answers',
  kind: 'lines',
  maxLength: 1500,
}
const agencyBudget: FormField<'budget'> = { ...budget, choices: agencyBudgets }

/** These subjects have forms of their own. */
const { 'channel-partner': _partner, 'call-back': _callBack, ...generalSubjects } = subjects

const forms = {
  enquiry: {
    type: 'general-leads',
    title: 'Ask us',
    send: 'Send the enquiry',
    fixed: {},
    records: {},
    first: [
      {
        name: 'subject',
        label: 'What it is about',
        asks: 'what it is about',
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
    records: {},
    first: [
      name,
      needed(company),
      phone,
      email,
      city,
      {
        name: 'registration',
        label: 'RERA agent registration',
        asks: 'your registration as an agent',
        kind: 'text',
        hint: 'Leave empty if you have none',
        maxLength: 60,
      },
    ],
    more: [message],
  },
  'call-back': {
    type: 'general-leads',
    title: 'Request a call back',
    send: 'Request a call',
    fixed: { subject: 'call-back' },
    records: { record: commonRecords.page },
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
    records: { service: commonRecords.service },
    first: [name, city, phone, email, message],
    more: [
      company,
      {
        name: 'area',
        label: 'Area',
        asks: 'the area',
        kind: 'text',
        hint: 'Such as 12,000 sq ft or 4 acres',
        maxLength: 60,
      },
      budget,
      timeline,
    ],
  },
  project: {
    type: 'project-leads',
    title: 'Ask about a project',
    send: 'Send the enquiry',
    fixed: { request: 'details' },
    records: { project: commonRecords.project },
    first: [{ ...name, wide: true }, phone, email, { ...message, label: 'What you would like to know' }],
    more: [city, budget, callTime],
  },
  'site-visit': {
    type: 'project-leads',
    title: 'Book a site visit',
    send: 'Request the visit',
    fixed: { request: 'site-visit' },
    records: { project: commonRecords.project },
    first: [
      { name: 'visitOn', label: 'Day', asks: 'the day of the visit', kind: 'date', hint: 'Monday to Saturday' },
      { ...callTime, label: 'Time of day' },
      name,
      needed(phone),
    ],
    more: [{ ...email, hint: 'For a written confirmation', oneOf: false }, city, message],
  },
  'bank-listing': {
    type: 'bank-project-leads',
    title: 'Ask our home loan team',
    send: 'Send the enquiry',
    fixed: {},
    records: { category: commonRecords.category },
    first: [
      { name: 'bank', label: 'Bank', asks: 'the bank', kind: 'choice', required: true },
      { ...commonRecords.project, name: 'project', kind: 'choice', none: 'Any project' },
      { name: 'loanStage', label: 'Loan', asks: 'how far your loan is', kind: 'choice', choices: loanStages },
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
    records: {},
    first: [
      { ...message, label: 'The brief, in your words', required: true },
      { ...need, choices: creativeNeeds },
      name,
      phone,
      email,
    ],
    more: [company, city, agencyBudget, timeline],
  },
  'digital-agency': {
    type: 'ada-leads',
    title: 'Ask the digital agency',
    send: 'Send the brief',
    fixed: {},
    records: {},
    first: [
      { ...message, label: 'What should be counted, and what is it today', required: true },
      { ...need, choices: digitalNeeds },
      {
        name: 'website',
        label: 'Website',
        asks: 'your website',
        kind: 'url',
        autoComplete: 'url',
        hint: 'Such as www.example.com',
        maxLength: 300,
      },
      { ...name, wide: true },
      phone,
      email,
    ],
    more: [company, city, agencyBudget, timeline],
  },
  application: {
    type: 'career-leads',
    title: 'Apply',
    send: 'Send the application',
    fixed: {},
    records: { opening: commonRecords.opening },
    first: [
      { ...name, wide: true },
      { ...needed(email), hint: 'We answer there' },
      needed(phone),
      {
        name: 'resume',
        label: 'Résumé',
        asks: 'your résumé',
        kind: 'file',
        hint: 'PDF, DOC or DOCX, at most 5\u00a0MB',
        required: true,
      },
    ],
    more: [
      city,
      {
        name: 'noticePeriod',
        label: 'When you could begin',
        asks: 'when you could begin',
        kind: 'choice',
        choices: noticePeriods,
      },
      {
        name: 'portfolio',
        label: 'Portfolio link',
        asks: 'the address of your work',
        kind: 'url',
        hint: 'Such as www.example.com',
        maxLength: 300,
        wide: true,
      },
      { ...answer, label: 'Why this work' },
      { ...answer, label: 'Something you did that went well' },
      { ...answer, label: 'Something that did not, and what you learnt' },
      message,
    ],
  },
} as const satisfies Record<string, { [T in LeadType]: LeadFormSpec<T> }[LeadType]>

export type LeadFormId = keyof typeof forms

type None<T extends never> = T
/** Does not compile while a lead type has no form; the error names the type. */
type TypeWithoutForm = None<Exclude<LeadType, (typeof forms)[LeadFormId]['type']>>

/** Every form, by the last part of the address that it posts to. The addresses never change (docs/decisions/0005). */
export const leadForms: Readonly<Record<LeadFormId | TypeWithoutForm, LeadFormSpec>> = forms

export function isLeadFormId(value: string): value is LeadFormId {
  return Object.hasOwn(forms, value)
}
