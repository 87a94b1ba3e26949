import type { LeadType } from '@ashlar/contract'
import type { Phrase } from '@/words/say'

interface NextStep {
  href: string
  label: Phrase
}

const CALCULATORS = '/projects/calculators'

type NextSteps = readonly [NextStep, ...NextStep[]]

const GENERAL: NextSteps = [
  { href: '/projects', label: 'Browse all projects' },
  { href: '/services', label: 'See what each service costs' },
  { href: '/insights/research-reports', label: 'Read our research' },
]

/** Lead types for which other links help more than the general ones. */
const OF_TYPE: Readonly<Partial<Record<LeadType, NextSteps>>> = {
  'project-leads': [
    { href: `${CALCULATORS}/all-in-cost`, label: 'Work out the all-in cost' },
    { href: '/rera', label: 'Check the RERA registration' },
    { href: '/projects', label: 'See other projects' },
  ],
  'bank-project-leads': [
    { href: `${CALCULATORS}/emi`, label: 'Work out the instalment' },
    { href: '/projects/bank', label: 'See other projects approved by banks' },
    { href: '/rera', label: 'Check the RERA registration' },
  ],
  'services-leads': [
    { href: '/insights/research-reports', label: 'Read our research' },
    { href: '/about/client-testimonials', label: 'Read what clients say' },
    { href: '/services', label: 'See other services' },
  ],
  'aca-leads': [
    { href: '/aca', label: 'See our work' },
    { href: '/ada', label: 'See the digital agency' },
  ],
  'ada-leads': [
    { href: '/ada', label: 'See our work' },
    { href: '/aca', label: 'See the creative agency' },
  ],
  'career-leads': [
    { href: '/careers#openings', label: 'See other openings' },
    { href: '/about/who-we-are', label: 'Read about us' },
    { href: '/blog', label: 'Read notes from our teams' },
  ],
}

/** Links that help a visitor while they wait for the answer, the most useful first. */
export function nextStepsAfter(type: LeadType): NextSteps {
  return OF_TYPE[type] ?? GENERAL
}
