import { leadRegistry, leadTypes } from '@ashlar/contract'

/** How those who answer are called when no routing rule names them; the name that is stored is in English. */
export const deskNames = {
  team: 'Our team',
  office: 'The {city} office',
  adviser: 'The adviser for {project}',
} as const

/** The teams that the registry of lead types names. */
export const teamNames: readonly string[] = leadTypes.flatMap((type) => {
  const { answeredBy } = leadRegistry[type]
  return typeof answeredBy === 'object' ? answeredBy.team : []
})
