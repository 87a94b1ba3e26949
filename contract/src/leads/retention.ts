/**
 * How long what visitors send is kept. The privacy policy promises these periods, the notices at the forms name them and
 * the backend's retention job enforces them: change them here, and the policy's text with them.
 */
export const retention = {
  /** Enquiries, after the last exchange. */
  enquiryMonths: 24,
  /** Applications and résumés, after the application. */
  applicationMonths: 12,
  /** A newsletter address that nobody confirmed. */
  unconfirmedDays: 30,
  /** A résumé that no application followed. */
  unclaimedResumeHours: 24,
  /** Messages that were sent: what is left of them is when and to which lead. */
  sentJobDays: 90,
  /** Mails that are written to a folder because there is no mail server. */
  writtenMailDays: 90,
} as const
