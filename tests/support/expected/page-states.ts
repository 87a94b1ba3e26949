import { read, someRecord } from './seeds'

/** A state of a page that has an address. */
export interface PageState {
  path: string
  /** A text that only this state has. It proves that the address leads to the state. */
  shows: RegExp
}

/**
 * Whether a page shows its state.
 *
 * @param html what the server sent.
 */
export function isShown({ shows }: PageState, html: string): boolean {
  const words = html.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/\s+/g, ' ')
  return shows.test(words) || shows.test(html)
}

const compared = read<{ slug: string; name: string }[]>('consolidated-projects').slice(0, 4)
const vodcast = someRecord('vodcasts').slug

/** States of lists, comparisons, calculators and searches. No sitemap has them. */
export const pageStates: readonly PageState[] = [
  { path: '/projects?city=pune&configuration=3-bhk', shows: /Remove (3 BHK|configuration)/ },
  { path: '/projects?propertytype=Commercial&page=2', shows: /page 2 of/ },
  { path: '/projects?price-min=10000000&rera=1&year=2030&carpet-max=2000', shows: /Remove Possession by 2030/ },
  // Nothing is found: the closest matches.
  { path: '/projects?city=panaji&propertytype=Commercial&status=new-launch', shows: /No project/ },
  { path: '/projects?city=atlantis', shows: /atlantis/ },
  { path: '/projects?city=pune&view=map', shows: /Map of the projects/ },
  {
    path: `/projects/compare?ids=${compared.map(({ slug }) => slug).join(',')}`,
    shows: new RegExp(`Remove ${compared[3]?.name}`),
  },
  { path: '/projects/compare', shows: /./ },
  { path: '/projects/bank?city=pune', shows: /Remove Pune/ },
  { path: '/projects/bank?bank=none', shows: /none/ },
  { path: '/projects/calculators/emi?loan=50,00,000&rate=8.5&years=20&table=months', shows: /Instalment a month/ },
  { path: '/projects/calculators/emi?loan=plenty&rate=-8&years=900', shows: /3 figures to check/ },
  { path: '/projects/calculators/all-in-cost?price=1+cr&state=maharashtra-pune', shows: /Total/ },
  { path: '/projects/calculators/affordability?income=3+lakh&rate=8.5&own=40+lakh', shows: /id="result"/ },
  {
    path: '/projects/calculators/rent-or-buy?price=1+cr&rate=8.5&rent=30000&rise=5&growth=5&return=7',
    shows: /id="result"/,
  },
  { path: '/projects/calculators/office-lease?area=10,000&rent=100&years=3', shows: /₹3,60,00,000/ },
  { path: '/insights/research-reports?city=Pune', shows: /Remove Pune/ },
  { path: '/insights/research-reports?city=Pune&year=1999', shows: /1999/ },
  { path: '/insights/knowledge-exchange?find=lift', shows: /<mark / },
  { path: '/insights/knowledge-exchange?find=zzzz', shows: /zzzz/ },
  { path: `/insights/knowledge-exchange/${vodcast}?find=lift`, shows: /<mark / },
  { path: '/in-the-news?category=company', shows: /Remove Company/ },
  { path: '/in-the-news?category=projects&year=2024', shows: /0 / },
  { path: '/careers?city=pune', shows: /Remove Pune/ },
  { path: '/careers?city=panaji&type=internship', shows: /Remove Internship/ },
  { path: '/technology?city=pune&seats=50&months=36', shows: /./ },
  { path: '/rera?number=nothing', shows: /nothing/ },
  { path: '/search-result?searchTextFromHeader=offices%20in%20pune', shows: /<mark / },
  { path: '/search-result?searchTextFromHeader=qqqq', shows: /qqqq/ },
  { path: '/search-result', shows: /./ },
]

/** Pages for one visitor, and pages of the site itself, which no sitemap has. */
export const pagesBeside = [
  '/aca',
  '/styleguide',
  '/offline',
  '/follows?of=/projects/heron-bend',
  '/follows/yours',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/preferences',
  '/enquiry/received',
  '/your-enquiry',
]
