import * as z from 'zod/mini'
import * as choices from './choices.js'
import { consentFor } from './consent.js'
import {
  line,
  optionalChoice,
  optionalDay,
  optionalLink,
  recordName,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredRecord,
} from './input.js'
import { envelope, leadFields } from './lead-fields.js'
import { defineLeadType } from './lead-type-row.js'
import { leadMessages } from './messages.js'
import { retention } from './retention.js'

const { labelledValues } = choices
const { answers, city, company, message, name, person, reachable, requiredMessage, resume } = leadFields

/** What most types of leads share. */
const enquiry = {
  noun: 'enquiry',
  purpose: 'answer',
  answeredBy: 'office',
  recordFields: [],
  answerWorkingDays: 1,
  retentionMonths: retention.enquiryMonths,
  toPeopleProvider: false,
} as const

/**
 * The types of leads, by their names on the wire: a lead is posted to `/api/<name>` and stored under that name. Routes,
 * routing, mails, the lead desk, retention and the tests all use these rows. docs/guides/add-a-lead-type.md explains
 * how to add one.
 */
export const leadRegistry = {
  /** Contact form, channel-partner registration and call back. */
  'general-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'General',
    mailSubject: 'Enquiry',
    schema: z
      .object({
        subject: requiredChoice(labelledValues(choices.subjects), leadMessages.subject),
        ...person,
        /** The firm of a channel partner. */
        company,
        /** A channel partner's registration with the regulator of a state. */
        registration: line(60, leadMessages.registration),
        callTime: optionalChoice(labelledValues(choices.callTimes)),
        message,
        ...envelope,
      })
      .check(
        reachable,
        z.refine(({ subject, company }) => subject !== 'channel-partner' || company !== '', {
          error: leadMessages.company,
          path: ['company'],
        }),
      ),
  }),

  /** Forms on a project's page: details, a call back, a visit. */
  'project-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'Project',
    mailSubject: 'Project enquiry',
    answeredBy: 'project-adviser',
    recordFields: ['project'],
    schema: z
      .object({
        /** Slug of the project. */
        project: requiredRecord(leadMessages.project),
        request: requiredChoice(labelledValues(choices.projectRequests), leadMessages.choice),
        ...person,
        budget: optionalChoice(labelledValues(choices.budgets)),
        /** A value of the area-configuration choices, such as `3-bhk`. */
        configuration: recordName,
        visitOn: optionalDay,
        callTime: optionalChoice(labelledValues(choices.callTimes)),
        message,
        ...envelope,
      })
      .check(reachable),
  }),

  /** A property that is offered to a bank's customers and staff. */
  'bank-project-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'Bank listing',
    mailSubject: 'Bank listing enquiry',
    answeredBy: { team: 'The adviser for bank customers' },
    recordFields: ['project', 'category'],
    schema: z
      .object({
        bank: requiredLine(80, leadMessages.bank, leadMessages.bank),
        /** Slug of the bank's category, and of the property when the lead is about one. */
        category: recordName,
        project: recordName,
        loanStage: optionalChoice(labelledValues(choices.loanStages)),
        ...person,
        budget: optionalChoice(labelledValues(choices.budgets)),
        message,
        ...envelope,
      })
      .check(reachable),
  }),

  /** Forms on a service's page. */
  'services-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'Service',
    mailSubject: 'Service enquiry',
    recordFields: ['service'],
    schema: z
      .object({
        /** Slug of the service. */
        service: requiredRecord(leadMessages.service),
        ...person,
        company,
        /** As the visitor wrote it: “12,000 sq ft”, “4 acres”. */
        area: line(60, leadMessages.area),
        budget: optionalChoice(labelledValues(choices.budgets)),
        timeline: optionalChoice(labelledValues(choices.timelines)),
        message,
        ...envelope,
      })
      .check(reachable),
  }),

  /** The creative agency. */
  'aca-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'Creative agency',
    mailSubject: 'Creative agency enquiry',
    answeredBy: { team: 'The creative agency' },
    schema: z
      .object({
        ...person,
        company,
        need: optionalChoice(labelledValues(choices.creativeNeeds)),
        budget: optionalChoice(labelledValues(choices.agencyBudgets)),
        timeline: optionalChoice(labelledValues(choices.timelines)),
        message: requiredMessage,
        ...envelope,
      })
      .check(reachable),
  }),

  /** The digital agency. */
  'ada-leads': defineLeadType({
    ...enquiry,
    deskLabel: 'Digital agency',
    mailSubject: 'Digital agency enquiry',
    answeredBy: { team: 'The digital agency' },
    schema: z
      .object({
        ...person,
        company,
        website: optionalLink,
        need: optionalChoice(labelledValues(choices.digitalNeeds)),
        budget: optionalChoice(labelledValues(choices.agencyBudgets)),
        timeline: optionalChoice(labelledValues(choices.timelines)),
        message: requiredMessage,
        ...envelope,
      })
      .check(reachable),
  }),

  /** An application for an opening. */
  'career-leads': defineLeadType({
    noun: 'application',
    deskLabel: 'Application',
    mailSubject: 'Application',
    answeredBy: { team: 'A recruiter' },
    recordFields: ['opening'],
    answerWorkingDays: 5,
    retentionMonths: retention.applicationMonths,
    toPeopleProvider: true,
    purpose: 'recruitment',
    schema: z
      .object({
        /** Slug of the opening, or its id at the people provider. */
        opening: requiredRecord(leadMessages.opening),
        name,
        phone: requiredPhone,
        email: requiredEmail,
        city,
        noticePeriod: optionalChoice(labelledValues(choices.noticePeriods)),
        portfolio: optionalLink,
        answers,
        resume,
        message,
        ...envelope,
        consent: consentFor('recruitment', leadMessages.applicationConsent),
      })
      .check(z.refine(({ resume }) => resume !== '', { error: leadMessages.resume, path: ['resume'] })),
  }),
} as const

export type LeadType = keyof typeof leadRegistry
export const leadTypes = Object.keys(leadRegistry) as [LeadType, ...LeadType[]]
export type Lead<T extends LeadType = LeadType> = z.infer<(typeof leadRegistry)[T]['schema']>

/** Names of the fields in forms: all fields of a type except those that every lead has. */
export type LeadFieldName<T extends LeadType = LeadType> = T extends LeadType
  ? Exclude<keyof Lead<T> & string, 'consent' | 'context' | 'screening' | 'idempotencyKey'>
  : never

export function isLeadType(value: string): value is LeadType {
  return Object.hasOwn(leadRegistry, value)
}
