/**
 * How long data of visitors is kept. The privacy policy promises these periods, the notices at the forms name them and
 * the backend's retention job enforces them. When you change one, change the policy's text too.
 */
export const retention = {
  /** Enquiries: months after the last exchange. */
  enquiryMonths: 24,
  /** Applications and résumés: months after the application. */
  applicationMonths: 12,
  /** Newsletter addresses that were never confirmed. */
  unconfirmedDays: 30,
  /** Résumés without an application. */
  unclaimedResumeHours: 24,
  /** Records of sent messages: only the time and the lead. */
  sentJobDays: 90,
  /** Mails written to a folder because no mail server is configured. */
  writtenMailDays: 90,
  /** Counts by day of visits, answers, and searches that found nothing: no person is in them. */
  dayCountDays: 90,
} as const
