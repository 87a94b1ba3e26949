const types = [
  'general-leads',
  'project-leads',
  'bank-project-leads',
  'services-leads',
  'aca-leads',
  'ada-leads',
  'career-leads',
]

/** Leads can be added and never read back. The type of a lead is the address that it is posted to. */
export default {
  routes: types.map((type) => ({ method: 'POST', path: `/${type}`, handler: 'lead.create' })),
}
