import { factories } from '@strapi/strapi'

const uid = 'api::newsletter-email.newsletter-email'

/** Fields as Strapi takes them: it has no types of its own for them. */
type Fields = Record<string, unknown>

export default factories.createCoreService(uid, ({ strapi }) => {
  const findByEmail = (subscribedEmail: string) => strapi.documents(uid).findFirst({ filters: { subscribedEmail } })

  return {
    /**
     * Keeps an address once, however often and however fast it is sent.
     *
     * @param subscribedEmail trimmed and in small letters.
     * @param source page of the site on which it was left.
     */
    async subscribe(subscribedEmail: string, source: string | null): Promise<void> {
      const state: Fields = { state: 'pending' }
      const existing = await findByEmail(subscribedEmail)
      if (existing) {
        // Who left and comes back has asked anew.
        const left = existing.state === 'unsubscribed'
        if (left) await strapi.documents(uid).update({ documentId: existing.documentId, data: state })
        return
      }
      try {
        await strapi.documents(uid).create({ data: { ...state, subscribedEmail, source } })
      } catch (error) {
        // The same address arrived at the same instant and the database's unique index let only one in.
        if (!(await findByEmail(subscribedEmail))) throw error
      }
    },
  }
})
