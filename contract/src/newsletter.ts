import * as z from 'zod/mini'

/** Messages of the newsletter form, as the specification has them. */
export const newsletterMessages = {
  required: 'Email is required',
  invalid: 'Invalid email',
  success: 'Thank you for subscribing to our newsletter',
} as const

/** Maximum length of an email address (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254

/** Body of `POST /api/newsletter-emails`; the address is sent without spaces at its ends. */
export const newsletterSubscription = z.object({
  subscribedEmail: z.pipe(
    z.pipe(
      z.catch(z.string(), ''),
      z.transform((value) => value.trim()),
    ),
    z
      .string()
      .check(
        z.minLength(1, { error: newsletterMessages.required, abort: true }),
        z.maxLength(EMAIL_MAX_LENGTH, { error: newsletterMessages.invalid, abort: true }),
        z.email({ error: newsletterMessages.invalid }),
      ),
  ),
})

/**
 * Validates an address with the rules of the newsletter form.
 *
 * @returns the trimmed address, or the one message to show under the field.
 */
export function checkSubscribedEmail(value: unknown): { email: string } | { message: string } {
  const result = z.safeParse(newsletterSubscription, { subscribedEmail: value })
  if (result.success) return { email: result.data.subscribedEmail }
  return { message: result.error.issues[0]?.message ?? newsletterMessages.invalid }
}

/**
 * The mailbox that an address leads to, to count mails by: in small letters and without a tag. `Asha+7@Example.com` and
 * `asha@example.com` are one mailbox. Not an address to write to.
 *
 * @param email a valid address; other text is only trimmed and put into small letters.
 */
export function mailboxOf(email: string): string {
  const given = email.trim().toLowerCase()
  const at = given.lastIndexOf('@')
  const tag = given.indexOf('+')
  return tag > 0 && tag < at ? given.slice(0, tag) + given.slice(at) : given
}
