import { leadTypes } from '@ashlar/contract'

/** Leads can be added but never read back. The address of the POST request says the type of the lead. */
export default {
  routes: leadTypes.map((type) => ({ method: 'POST', path: `/${type}`, handler: 'lead.create' })),
}
