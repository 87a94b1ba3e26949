import type { Charge, TaxRate } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { formatRupees } from '@/ui/money/format-money'
import { slugOf } from '../lists/address'
import type { Field, Inputs } from './inputs'
import type { Line, Outcome } from './outcome'
import { RUPEE, rupeeShareOf } from './paise'
import { money, perCent } from './say'

/** The fields; what may be chosen follows from the rates that editors keep. */
export function allInFields(rates: readonly TaxRate[]): readonly Field[] {
  const states = [...new Set(rates.map(({ state }) => state).filter(Boolean))]
  return [
    { kind: 'money', name: 'price', label: 'Price', hint: 'The agreement value: 1.2 cr, 85 lakh', least: 1 },
    {
      kind: 'choice',
      name: 'state',
      label: 'State',
      any: 'Another state',
      choices: states.map((state) => ({ value: slugOf(state), title: state })),
    },
    {
      kind: 'rate',
      name: 'duty',
      label: 'Stamp duty, %',
      hint: 'Typed, it counts before a published one',
      most: 20,
      optional: true,
    },
    { kind: 'rate', name: 'registration', label: 'Registration, %', most: 20, optional: true },
    {
      kind: 'choice',
      name: 'gst',
      label: 'GST',
      any: 'Not counted',
      choices: rates
        .filter((rate) => rate.charge === 'GST' && rate.rate !== null)
        .map((rate) => ({ value: slugOf(rate.title), title: `${rate.title}: ${rate.rate}\u00a0%` })),
    },
    { kind: 'rate', name: 'gst-rate', label: 'Another GST rate, %', most: 28, optional: true },
    { kind: 'money', name: 'others', label: 'Parking, club, deposits, legal', optional: true },
  ]
}

/** Price, duties and charges together. What has no rate is left out, and the total says so. */
export function allInCost(rates: readonly TaxRate[], { values, typed }: Inputs): Outcome {
  const price = values.price ?? 0
  const inState = (charge: Charge) =>
    rates.find((rate) => rate.charge === charge && rate.state !== '' && slugOf(rate.state) === typed.state)
  const gst = rates.find((rate) => rate.charge === 'GST' && slugOf(rate.title) === typed.gst)
  const charges = [
    chargeOf('Stamp duty', price, values.duty, inState('Stamp duty')),
    chargeOf('Registration', price, values.registration, inState('Registration')),
    chargeOf('GST', price, values['gst-rate'], gst),
  ]
  const others = values.others ?? 0
  const sum = price + others + charges.reduce((total, { paise }) => total + (paise ?? 0), 0)
  const missing = charges
    .filter(({ paise }) => paise === null)
    .map(({ line }) => (line.label === 'GST' ? line.label : line.label.toLowerCase()))
  const without = missing.length > 0 ? `Without ${missing.join(', ').replace(/, ([^,]*)$/, ' and $1')}. ` : ''
  return {
    answer: {
      label: missing.length > 0 ? 'So far' : 'All in',
      value: formatRupees(Math.round(sum / RUPEE)),
      text: `${without}${money(sum - price)} on top of the price.`,
    },
    lines: [
      { label: 'Price', value: price },
      ...charges.map(({ line }) => line),
      ...(others > 0 ? [{ label: 'Parking, club, deposits, legal', value: others, note: 'As typed' }] : []),
      { label: missing.length > 0 ? 'So far' : 'Together', value: sum, total: true },
    ],
    links: [{ href: `/projects/calculators/emi?loan=${Math.floor(sum / RUPEE)}`, label: 'The instalment on this sum' }],
  }
}

function chargeOf(
  label: Charge,
  price: number,
  typed: number | undefined,
  published: TaxRate | undefined,
): { paise: number | null; line: Line } {
  if (typed !== undefined) {
    const paise = rupeeShareOf(price, typed)
    return { paise, line: { label, value: paise, note: `${perCent(typed)}, as typed` } }
  }
  if (!published) return { paise: null, line: { label, value: 'Not counted', note: 'Type a rate to count it' } }
  const source = published.sourceUrl ? { source: { title: published.source, href: published.sourceUrl } } : {}
  if (published.rate === null) {
    const note = `We have not read the rate at its source, so we print none. Look it up and type it:${source.source ? '' : ` ${published.source}.`}`
    return { paise: null, line: { label, value: 'Not counted', note, ...source } }
  }
  const rate = Math.round(published.rate * 1000)
  const cap = published.cap === null ? Number.POSITIVE_INFINITY : published.cap * RUPEE
  const paise = Math.min(rupeeShareOf(price, rate), cap)
  const dated = published.publishedOn ? ` Published ${formatDate(published.publishedOn)}.` : ''
  return {
    paise,
    line: { label, value: paise, note: `${perCent(rate)}. ${published.appliesTo}${dated}`, ...source },
  }
}
