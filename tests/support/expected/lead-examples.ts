import type { LeadFieldName, LeadType } from '@ashlar/contract'

type Example<T extends LeadType> = Readonly<Partial<Record<Exclude<LeadFieldName<T>, 'name' | 'email'>, unknown>>>

/**
 * The fields that each form needs besides a name, an email address and the consent; an application also needs a résumé.
 */
export const leadExamples: { readonly [T in LeadType]: Example<T> } = {
  'general-leads': { subject: 'land' },
  'project-leads': { project: 'banyan-court', request: 'call-back' },
  'bank-project-leads': { bank: 'Meridian Bank' },
  'services-leads': { service: 'retail' },
  'aca-leads': { message: 'A wall in Pune' },
  'ada-leads': { message: 'A page that loads' },
  'career-leads': { opening: 'senior-adviser-residential-pune', phone: '+91 98200 00101' },
}
