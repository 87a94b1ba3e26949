import { Message } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { deskPermissions } from './lead-desk/permissions'

/** The admin in the browser: nothing is asked of Strapi's servers, and no tour stands in an editor's way. */
export default {
  config: {
    locales: [],
    notifications: { releases: false },
    tutorials: false,
  },
  register(app: StrapiApp) {
    app.addMenuLink({
      to: '/lead-desk',
      icon: Message,
      intlLabel: { id: 'lead-desk', defaultMessage: 'Leads' },
      permissions: deskPermissions.read,
      Component: () => import('./lead-desk/page'),
    })
  },
}
