import { leadTypes } from '@ashlar/contract'

/** Leads can be added and never read back. The type of a lead is the address that it is posted to. */
export default {
  routes: leadTypes.map((type) => ({ method: 'POST', path: `/${type}`, handler: 'lead.create' })),
}
