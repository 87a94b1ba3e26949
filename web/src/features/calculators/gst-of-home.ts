import { isLand, type Project, type Sale, type TaxRate } from '@ashlar/contract'

/** The largest price and carpet area of an affordable home, by CBIC, FAQs on GST in real estate, question 1 (7 May 2019). */
const AFFORDABLE = { rupees: 4_500_000, squareFeet: { metropolitan: 60 * 10.7639, other: 90 * 10.7639 } }

/** The metropolitan cities of the same source: the National Capital Region and the region of Mumbai with their towns. */
const METROPOLITAN = new Set([
  'Bengaluru',
  'Chennai',
  'Delhi',
  'New Delhi',
  'Noida',
  'Greater Noida',
  'Ghaziabad',
  'Gurugram',
  'Faridabad',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'Navi Mumbai',
  'Thane',
])

/** The rate of GST on the smallest unit of a project; none for a workplace, where it depends on the buyer. */
export function gstOfHome(project: Project, rates: readonly TaxRate[]): TaxRate | undefined {
  const sale = saleOf(project)
  return rates.find((rate) => rate.charge === 'GST' && rate.sale === sale && sale !== null)
}

function saleOf(project: Project): Sale | null {
  if (project.propertyType !== 'Residential') return null
  if (isLand(project)) return 'Plot'
  if (project.status === 'Ready to move in') return 'Completed home'
  return isAffordable(project) ? 'Affordable home under construction' : 'Home under construction'
}

function isAffordable({ city, priceFrom, configurations }: Project): boolean {
  const smallest = configurations.find(({ price }) => price !== null && price === priceFrom)
  if (!smallest || priceFrom === null || priceFrom > AFFORDABLE.rupees) return false
  return smallest.carpetArea <= AFFORDABLE.squareFeet[METROPOLITAN.has(city) ? 'metropolitan' : 'other']
}
