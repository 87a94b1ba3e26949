import * as z from 'zod/mini'
import { consentFor } from './consent.js'
import { idempotencyKey, leadContext, screening } from './context.js'
import { line, lines, optionalEmail, optionalPhone, requiredLine } from './input.js'
import { leadMessages } from './messages.js'

/** Fields that every lead has in addition to those of its form. */
export const envelope = {
  consent: consentFor('answer'),
  context: leadContext,
  screening,
  idempotencyKey,
}

const name = requiredLine(100, leadMessages.name, leadMessages.nameLong)
const city = line(80, leadMessages.city)
const company = line(120, leadMessages.companyLong)
const message = lines(3000, leadMessages.messageLong)
const requiredMessage = z.pipe(message, z.string().check(z.minLength(1, { error: leadMessages.message })))

/** Who sends the lead. A phone number or an email address is enough; see `reachable`. */
const person = { name, phone: optionalPhone, email: optionalEmail, city }

interface Reach {
  phone: string
  email: string
}

/** Also checked when another field is invalid, so that a visitor sees all messages at once. */
const reachable = z.refine<Reach>(({ phone, email }) => Boolean(phone || email), {
  error: leadMessages.contact,
  path: ['phone'],
  when: ({ value, issues }) => {
    const given = value as Partial<Reach>
    return given.phone === '' && given.email === '' && !issues.some(({ path }) => path?.[0] === 'phone')
  },
})

/** Number of questions that every applicant answers. */
const APPLICATION_ANSWERS = 3

const answers = z.pipe(
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((given) => given.slice(0, APPLICATION_ANSWERS)),
  ),
  z.array(lines(1500, leadMessages.answer)),
)

/** The value that `upload` returned. */
const resume = z.catch(z.string().check(z.regex(/^[\w-]{16,80}$/)), '')

/** Fields that several types use, and the rule that the visitor can be reached. */
export const leadFields = {
  name,
  city,
  company,
  message,
  requiredMessage,
  person,
  reachable,
  answers,
  resume,
} as const
