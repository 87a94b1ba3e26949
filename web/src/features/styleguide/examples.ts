import type { ChartSpec } from '@/ui/chart/chart-data'

export const colours = [
  { token: '--ground', on: '--ink', use: 'The page' },
  { token: '--ground-course', on: '--ink', use: 'A course apart' },
  { token: '--ground-raised', on: '--ink', use: 'A stone' },
  { token: '--deep', on: '--on-deep', use: 'Indigo grounds' },
  { token: '--deep-course', on: '--on-deep', use: 'A course on indigo' },
  { token: '--accent', on: '--on-accent', use: 'The one action, the one light' },
] as const

export const sizes = [
  { token: '--text-3xl', words: 'Coursed stone' },
  { token: '--text-2xl', words: 'Coursed stone' },
  { token: '--text-xl', words: 'Coursed stone' },
  { token: '--text-l', words: 'Rectangles of different lengths, thin joints' },
  { token: '--text-m', words: 'Rectangles of different lengths, laid in courses with thin joints' },
  { token: '--text-s', words: 'Rectangles of different lengths, laid in courses with thin joints' },
] as const

export const widths = [75, 87.5, 100, 112, 125] as const

/** Lines that fill the width of their container. */
export const fitted = [
  { cut: 'narrow', lines: ['Say it once.', 'A longer line is set smaller, and as wide.'] },
  { cut: 'wide', lines: ['Counted to the deed'] },
] as const

export const stones = [
  'Header',
  'Stretcher',
  'Quoin',
  'A long stone with more to say than its neighbours have',
  'Lintel',
  'Donaudampfschifffahrtsgesellschaft',
  'Plinth',
] as const

export const cities = [
  { value: 'pune', title: 'Pune' },
  { value: 'chennai', title: 'Chennai' },
] as const

export const course = [
  { label: 'Pune', href: '#pune', size: 12, of: 'projects', current: true },
  { label: 'Chennai', href: '#chennai', size: 3, of: 'projects' },
  { label: 'Panaji', href: '#panaji', size: 0, of: 'projects' },
  { label: 'Kolkata', href: '#kolkata', size: 7, of: 'projects' },
] as const

export const parts = [
  { id: 'years', label: 'Years' },
  { id: 'parts', label: 'Another part' },
] as const

export const sum = [
  { label: 'Agreement value', note: 'Three bedrooms', value: '₹1,85,00,000' },
  { label: 'Car parking', value: '₹6,00,000' },
  { label: 'Total', value: '₹1,91,00,000', total: true },
] as const

export const years = [
  { label: 'All years', href: '#years', current: true, count: { number: 3, of: 'awards' } },
  { label: '2026', href: '#year-2026', current: false, count: { number: 0, of: 'awards' } },
] as const

export function figuresFrom(source: string) {
  return [
    { value: '41', label: 'micro-markets read each quarter', source },
    { value: '₹1.85\u00a0crore', label: 'a long figure beside a short one', source },
    { value: '96\u00a0%', label: 'of files complete at registration' },
  ]
}

export const steps = [
  { title: 'A conversation', text: 'What you need, by when, and what you have.', takes: '1 hour' },
  { title: 'A shortlist', text: 'Five places, each with its papers read and its faults named.', takes: '3 days' },
]

export const questions = [
  { question: 'Does it work without script?', answer: 'Yes. The platform unfolds it.' },
  { question: 'Can two be open?', answer: 'Not in one group.\n\nA second paragraph stands apart.' },
]

export const facts = [
  { label: 'Carpet area', value: '1,240\u00a0sq\u00a0ft' },
  { label: 'Possession', value: 'December 2028' },
]

export const quote = {
  text: 'They told us not to buy, and sent no bill for it.',
  name: 'An invented client',
  about: 'Home buyer, Pune',
}

export const person = {
  name: 'Asha Kulkarni',
  role: 'An invented adviser',
  city: 'Pune',
  phone: '+91 20 0000 0104',
  email: 'asha@example.com',
}

const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'Q1 2026', 'Q2', 'Q3'].map((quarter, index) =>
  index < 4 ? `${quarter} 2025` : quarter.includes('2026') ? quarter : `${quarter} 2026`,
)
const series = [
  { name: 'Offices', values: [12, 14, 13, 17, 19, 18, 22] },
  { name: 'Homes', values: [9, 9, 11, 10, 8, 12, 13] },
].map(({ name, values }) => ({ name, points: values.map((y, index) => ({ x: quarters[index] ?? '', y })) }))

export const charts: readonly ChartSpec[] = (['line', 'stacked-bar', 'bar', 'dot'] as const).map((kind) => ({
  key: kind,
  title: `A chart of kind ${kind}`,
  kind,
  unit: 'lakh sq ft',
  xLabel: 'Quarter',
  yLabel: 'Taken up',
  series,
  note: 'Invented numbers.',
  alt: 'Offices rise from 12 to 22 over seven quarters; homes from 9 to 13.',
}))
