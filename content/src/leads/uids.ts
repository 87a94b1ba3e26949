/** Content types of what visitors send. Raw rows are read and written with `strapi.db`, which joins transactions. */
export const LEAD = 'api::lead.lead'
export const LEAD_EVENT = 'api::lead-event.lead-event'
export const RESUME = 'api::resume.resume'
export const OUTBOX_JOB = 'api::outbox-job.outbox-job'
export const SUBSCRIPTION = 'api::newsletter-email.newsletter-email'
