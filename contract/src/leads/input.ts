// The largest metadata: the small one knows lengths alone, and takes +9112345678 for a number.
import parsePhoneNumber from 'libphonenumber-js/max'
import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH } from '../newsletter.js'
import { withLatinDigits } from '../text/digits.js'
import { readDay } from '../text/written-day.js'
import { leadMessages } from './messages.js'

/** Numbers without a country code are taken as Indian. */
const HOME_COUNTRY = 'IN'

/**
 * Lone surrogates, and marks that change the direction of text. People do not type them, and they do harm later: in
 * databases, and in text that a desk would read in reverse.
 */
const UNWRITABLE = /[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
/** They come with what was copied from a list of contacts, and two names that look the same would differ. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060-\u2064]|[\uFE00-\uFE0F]/g
const CONTROL = /\p{Cc}/gu
const CONTROL_BUT_BREAKS = /(?!\n)\p{Cc}/gu

/** Normalizes a single line: no line breaks, no invisible characters, single spaces, composed Unicode characters. */
export function cleanLine(value: string): string {
  return value
    .replace(UNWRITABLE, '')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Normalizes a text of several lines: line feeds only, at most one empty line in a row. */
export function cleanText(value: string): string {
  return value
    .replace(UNWRITABLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_BUT_BREAKS, ' ')
    .normalize('NFC')
    .split('\n')
    .map((row) => row.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The letters of a text of several lines as its rule counts them: Unicode code points, a line break as one. */
export function lettersIn(value: string): number {
  return [...cleanText(value)].length
}

/** A value that is not text counts as empty. A text that is far too long is cut before it is processed, and is refused still. */
const typed = (clean: (value: string) => string, longest: number) =>
  z.pipe(
    z.catch(z.string(), ''),
    z.transform((value) => clean(value.slice(0, longest + 20_000))),
  )

/** An optional single line. */
export function line(longest: number, tooLong: string) {
  return z.pipe(typed(cleanLine, longest), z.string().check(z.maxLength(longest, { error: tooLong })))
}

/** A required single line. */
export function requiredLine(longest: number, missing: string, tooLong: string) {
  return z.pipe(
    typed(cleanLine, longest),
    z.string().check(z.minLength(1, { error: missing }), z.maxLength(longest, { error: tooLong })),
  )
}

/** An optional text of several lines. */
export function lines(longest: number, tooLong: string) {
  return z.pipe(typed(cleanText, longest), z.string().check(z.maxLength(longest, { error: tooLong })))
}

/** One of the given values, or empty. */
export function optionalChoice<const T extends string>(values: readonly T[]) {
  return z.pipe(typed(cleanLine, 80), z.enum(['', ...values] as ['', ...T[]], { error: leadMessages.choice }))
}

/** One of the given values. */
export function requiredChoice<const T extends string>(values: readonly [T, ...T[]], missing: string) {
  return z.pipe(typed(cleanLine, 80), z.enum(values, { error: missing }))
}

/** A slug or id of a record, or empty. */
export const recordName = z.pipe(
  typed(cleanLine, 120),
  z.string().check(z.regex(/^[\w.-]{0,120}$/, { error: leadMessages.choice })),
)

/** A slug or id of a record, required. */
export function requiredRecord(missing: string) {
  return z.pipe(typed(cleanLine, 120), z.string().check(z.regex(/^[\w.-]{1,120}$/, { error: missing })))
}

/** An email address, or empty. The domain is stored in lower case; the part before the @ stays as typed. */
export const optionalEmail = z.pipe(
  typed(cleanLine, EMAIL_MAX_LENGTH),
  z.string().check(z.refine((value) => value === '' || isEmail(value), { error: leadMessages.emailInvalid })),
)

/** An email address. */
export const requiredEmail = z.pipe(
  typed(cleanLine, EMAIL_MAX_LENGTH),
  z
    .string()
    .check(z.minLength(1, { error: leadMessages.email }), z.refine(isEmail, { error: leadMessages.emailInvalid })),
)

/**
 * A phone number in international form (`+919820000101`), or empty. Digits of Indian scripts are understood.
 */
export const optionalPhone = z.pipe(typed(cleanLine, 40), phoneOf(''))

/** A phone number in international form. */
export const requiredPhone = z.pipe(typed(cleanLine, 40), phoneOf(leadMessages.phone))

/** A day as people write it (`31/12/2026`, `३१ दिसंबर २०२६`), stored as `2026-12-31`, or empty. */
export const optionalDay = z.pipe(
  z.pipe(
    typed(cleanLine, 40),
    z.transform((value) => readDay(value) ?? value),
  ),
  z.string().check(z.refine((value) => value === '' || readDay(value) !== null, { error: leadMessages.date })),
)

/** A web address, or empty. `https://` is added when no protocol was typed. */
export const optionalLink = z.pipe(
  z.pipe(typed(cleanLine, 300), z.transform(withProtocol)),
  z.string().check(z.refine((value) => value === '' || isLink(value), { error: leadMessages.link })),
)

/** Whether a box was checked; a form sends `on`. */
export const checkbox = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || value === 'on' || value === 'true' || value === 'yes'),
)

function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && z.safeParse(z.email(), value).success
}

/** @param missing message for an empty number; pass an empty text when the number is optional. */
function phoneOf(missing: string) {
  return z.transform<string, string>((value, context) => {
    if (value === '') {
      if (missing) context.issues.push({ code: 'custom', message: missing, input: value })
      return value
    }
    const number = value.length <= 40 ? parsePhoneNumber(withLatinDigits(value), HOME_COUNTRY) : undefined
    if (number?.isValid()) return number.number
    context.issues.push({ code: 'custom', message: leadMessages.phoneInvalid, input: value })
    return value
  })
}

/** `javascript:` and similar prefixes are protocols too: nothing is added, and the value is refused as a link later. */
function withProtocol(value: string): string {
  return value === '' || /^[a-z]+:/i.test(value) ? value : `https://${value}`
}

function isLink(value: string): boolean {
  const link = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })
  return value.length <= 300 && z.safeParse(link, value).success
}
