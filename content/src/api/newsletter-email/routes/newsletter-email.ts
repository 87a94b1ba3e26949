/** Addresses can be added, and read back only through the link that was mailed to them. */
export default {
  routes: [
    { method: 'POST', path: '/newsletter-emails', handler: 'newsletter-email.create' },
    ...['see', 'confirm', 'unsubscribe', 'preferences'].map((action) => ({
      method: 'POST',
      path: `/newsletter-emails/${action}`,
      handler: `newsletter-email.${action}`,
    })),
    {
      method: 'POST',
      path: '/newsletter-emails/mail-events',
      handler: 'newsletter-email.mailEvent',
      config: { auth: false },
    },
  ],
}
