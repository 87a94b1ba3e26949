import type { Core } from '@strapi/strapi'

/** A mail as Strapi sends it. Its sender is left out: every mail of the backend has ours. */
export interface StrapiMail {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/** Has Strapi's own mails sent by `send`. Strapi loads providers by the names of packages, so this replaces the loaded one. */
export function replaceMailProvider(strapi: Core.Strapi, send: (mail: StrapiMail) => Promise<void>): void {
  const plugin = strapi.plugin('email') as unknown as { provider: { send(mail: StrapiMail): Promise<void> } }
  plugin.provider = { send }
}
