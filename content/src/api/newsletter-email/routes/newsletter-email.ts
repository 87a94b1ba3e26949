/** Addresses can be added and never read back. */
export default {
  routes: [{ method: 'POST', path: '/newsletter-emails', handler: 'newsletter-email.create' }],
}
