import * as z from 'zod/mini'
import * as choices from './choices.js'
import { consentFor } from './consent.js'
import { idempotencyKey, leadContext, screening } from './context.js'
import {
  line,
  lines,
  optionalChoice,
  optionalDay,
  optionalEmail,
  optionalLink,
  optionalPhone,
  recordName,
  requiredChoice,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredRecord,
} from './input.js'
import { leadMessages } from './messages.js'

const { valuesOf } = choices

/** What every form carries beside its fields. */
const envelope = {
  consent: consentFor('answer'),
  context: leadContext,
  screening,
  idempotencyKey,
}

const name = requiredLine(100, leadMessages.name, leadMessages.nameLong)
const company = line(120, leadMessages.companyLong)
const message = lines(3000, leadMessages.messageLong)
const requiredMessage = z.pipe(message, z.string().check(z.minLength(1, { error: leadMessages.message })))

/** Who asks. A phone number or an email address is enough; see `reachable`. */
const person = {
  name,
  phone: optionalPhone,
  email: optionalEmail,
  city: line(80, leadMessages.city),
}

interface Reach {
  phone: string
  email: string
}

/** Also asked when another field is at fault, so that a visitor hears of everything at once. */
const reachable = z.refine<Reach>(({ phone, email }) => Boolean(phone || email), {
  error: leadMessages.contact,
  path: ['phone'],
  when: ({ value, issues }) => {
    const given = value as Partial<Reach>
    return given.phone === '' && given.email === '' && !issues.some(({ path }) => path?.[0] === 'phone')
  },
})

/** Contact form, channel-partner registration and call back. */
export const generalLead = z
  .object({
    subject: requiredChoice(valuesOf(choices.subjects), leadMessages.subject),
    ...person,
    /** The firm of a channel partner. */
    company,
    /** A channel partner's registration with the regulator of a state. */
    registration: line(60, leadMessages.registration),
    callTime: optionalChoice(valuesOf(choices.callTimes)),
    message,
    ...envelope,
  })
  .check(
    reachable,
    z.refine(({ subject, company }) => subject !== 'channel-partner' || company !== '', {
      error: leadMessages.company,
      path: ['company'],
    }),
  )

/** A project's page: details, a call back, a visit. */
export const projectLead = z
  .object({
    /** Slug of the project. */
    project: requiredRecord(leadMessages.project),
    request: requiredChoice(valuesOf(choices.projectRequests), leadMessages.choice),
    ...person,
    budget: optionalChoice(valuesOf(choices.budgets)),
    /** A value of the area-configuration choices, such as `3-bhk`. */
    configuration: recordName,
    visitOn: optionalDay,
    callTime: optionalChoice(valuesOf(choices.callTimes)),
    message,
    ...envelope,
  })
  .check(reachable)

/** A property listed for a bank's customers and staff. */
export const bankProjectLead = z
  .object({
    bank: requiredLine(80, leadMessages.bank, leadMessages.bank),
    /** Slug of the bank's category, and of the property when one is meant. */
    category: recordName,
    project: recordName,
    loanStage: optionalChoice(valuesOf(choices.loanStages)),
    ...person,
    budget: optionalChoice(valuesOf(choices.budgets)),
    message,
    ...envelope,
  })
  .check(reachable)

/** A service's page. */
export const servicesLead = z
  .object({
    /** Slug of the service. */
    service: requiredRecord(leadMessages.service),
    ...person,
    company,
    /** As the visitor writes it: “12,000 sq ft”, “4 acres”. */
    area: line(60, leadMessages.area),
    budget: optionalChoice(valuesOf(choices.budgets)),
    timeline: optionalChoice(valuesOf(choices.timelines)),
    message,
    ...envelope,
  })
  .check(reachable)

/** The creative agency. */
export const acaLead = z
  .object({
    ...person,
    company,
    need: optionalChoice(valuesOf(choices.creativeNeeds)),
    budget: optionalChoice(valuesOf(choices.agencyBudgets)),
    timeline: optionalChoice(valuesOf(choices.timelines)),
    message: requiredMessage,
    ...envelope,
  })
  .check(reachable)

/** The digital agency. */
export const adaLead = z
  .object({
    ...person,
    company,
    website: optionalLink,
    need: optionalChoice(valuesOf(choices.digitalNeeds)),
    budget: optionalChoice(valuesOf(choices.agencyBudgets)),
    timeline: optionalChoice(valuesOf(choices.timelines)),
    message: requiredMessage,
    ...envelope,
  })
  .check(reachable)

/** The questions that every applicant answers, in their own words. */
export const APPLICATION_ANSWERS = 3

/** An application for an opening. */
export const careerLead = z
  .object({
    /** Slug of the opening, or its id with the people provider. */
    opening: requiredRecord(leadMessages.opening),
    name,
    phone: requiredPhone,
    email: requiredEmail,
    city: line(80, leadMessages.city),
    noticePeriod: optionalChoice(valuesOf(choices.noticePeriods)),
    portfolio: optionalLink,
    answers: z.pipe(
      z.pipe(
        z.catch(z.array(z.unknown()), []),
        z.transform((given) => given.slice(0, APPLICATION_ANSWERS)),
      ),
      z.array(lines(1500, leadMessages.answer)),
    ),
    /** What `upload` answered. */
    resume: z.catch(z.string().check(z.regex(/^[\w-]{16,80}$/)), ''),
    message,
    ...envelope,
    consent: consentFor('recruitment', leadMessages.applicationConsent),
  })
  .check(z.refine(({ resume }) => resume !== '', { error: leadMessages.resume, path: ['resume'] }))

/** Body of each address that takes an enquiry or an application. */
export const leadSchemas = {
  'general-leads': generalLead,
  'project-leads': projectLead,
  'bank-project-leads': bankProjectLead,
  'services-leads': servicesLead,
  'aca-leads': acaLead,
  'ada-leads': adaLead,
  'career-leads': careerLead,
} as const

export type LeadType = keyof typeof leadSchemas
export const leadTypes = Object.keys(leadSchemas) as [LeadType, ...LeadType[]]
export type Lead<T extends LeadType = LeadType> = z.infer<(typeof leadSchemas)[T]>
export type LeadEnvelope = Pick<Lead, keyof typeof envelope>

/** A field that does not fit, and what a visitor reads about it. */
export interface LeadFault {
  /** Name of the field, `consent` for the notice, empty for the form as a whole. */
  field: string
  message: string
}

export type CheckedLead<T extends LeadType> = { ok: true; lead: Lead<T> } | { ok: false; faults: LeadFault[] }

/**
 * Judges a form's body; the same function runs in the browser, in the site's handler and in the backend.
 *
 * @param body as it was sent; unknown fields are left out, and what is no text counts as nothing typed.
 * @returns the lead as it is stored, or one fault a field, in the order in which a form asks.
 */
export function checkLead<T extends LeadType>(type: T, body: unknown): CheckedLead<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, faults: [{ field: '', message: leadMessages.body }] }
  }
  const schema: z.ZodMiniType<unknown> = leadSchemas[type]
  const result = z.safeParse(schema, withEveryField(type, body))
  // The schema of a type gives the lead of that type; the compiler cannot follow an index that is a parameter.
  if (result.success) return { ok: true, lead: result.data as Lead<T> }
  const faults = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '')
    if (!faults.has(field)) faults.set(field, message)
  }
  const order = [...fieldsOf(type)]
  return {
    ok: false,
    faults: [...faults]
      .map(([field, message]) => ({ field, message }))
      .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  }
}

/** Names of a form's fields, in the order in which they are asked. */
export function fieldsOf(type: LeadType): string[] {
  return Object.keys(leadSchemas[type].shape)
}

/** A field that was not sent is judged like one that was left empty. */
function withEveryField(type: LeadType, body: object): Record<string, unknown> {
  const given = new Map(Object.entries(body))
  return Object.fromEntries(fieldsOf(type).map((field) => [field, given.get(field)]))
}
