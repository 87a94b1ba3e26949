import { type Charge, slugOf, type TaxRate } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { formatRupees } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import { formatPaise, formatPerCent } from './format-sums'
import type { Field, Inputs } from './inputs'
import { chargesInWords, lawRate, ratePlaces } from './law-rates'
import type { Line, Outcome } from './outcome'
import { PER_CENT, RUPEE, rupeeShareOf } from './paise'

/** The fields; the choices follow from the rates that editors maintain. */
export function allInFields(rates: readonly TaxRate[]): readonly Field[] {
  return [
    { kind: 'money', name: 'price', label: 'Price', hint: 'The agreement value: 1.2 cr, 85 lakh', least: 1 },
    {
      kind: 'choice',
      name: 'state',
      label: 'State or city',
      any: 'Another place',
      choices: ratePlaces(rates),
    },
    {
      kind: 'rate',
      name: 'duty',
      label: 'Stamp duty, %',
      hint: 'Replaces the published rate',
      most: 20,
      optional: true,
    },
    { kind: 'rate', name: 'registration', label: 'Registration, %', most: 20, optional: true },
    {
      kind: 'choice',
      name: 'gst',
      label: 'GST',
      any: 'Choose what applies',
      choices: rates
        .filter((rate) => rate.charge === 'GST' && rate.rate !== null)
        .map((rate) => ({ value: slugOf(rate.title), title: `${sayName(rate.title)}: ${rate.rate}\u00a0%` })),
    },
    { kind: 'rate', name: 'gst-rate', label: 'Another GST rate, %', most: 28, optional: true },
    { kind: 'money', name: 'others', label: 'Parking, club, deposits, legal', optional: true },
  ]
}

/**
 * The price with duties and charges. Charges without a rate are left out, and the result says so as prominently as the
 * total: an incomplete total must not look complete.
 */
export function allInCost(rates: readonly TaxRate[], { values, typed }: Inputs): Outcome {
  const price = values.price ?? 0
  const inPlace = (charge: Charge) => lawRate(rates, charge, typed.state ?? '', price / RUPEE)
  const gst = rates.find((rate) => rate.charge === 'GST' && slugOf(rate.title) === typed.gst)
  const counted = [
    { charge: 'Stamp duty', ...chargeOf('Stamp duty', price, values.duty, inPlace('Stamp duty')) },
    { charge: 'Registration', ...chargeOf('Registration', price, values.registration, inPlace('Registration')) },
    { charge: 'GST', ...chargeOf('GST', price, values['gst-rate'], gst) },
  ] as const
  const others = values.others ?? 0
  const sum = price + others + counted.reduce((total, { paise }) => total + (paise ?? 0), 0)
  const missing = chargesInWords(counted.filter(({ paise }) => paise === null).map(({ charge }) => charge))
  const onTop = say('{amount} on top of the price.', { amount: formatPaise(sum - price) })
  return {
    answer:
      missing === ''
        ? { label: say('All-in cost'), value: formatRupees(Math.round(sum / RUPEE)), text: onTop }
        : {
            label: say('Not the whole cost'),
            value: formatRupees(Math.round(sum / RUPEE)),
            missing: say('Not included: {charges}', { charges: missing }),
            text: [
              ...(sum > price ? [onTop] : []),
              say('Type the rates that are missing to have the whole cost.'),
            ].join(' '),
          },
    lines: [
      { label: say('Price'), value: price },
      ...counted.map(({ line }) => line),
      ...(others > 0 ? [{ label: say('Parking, club, deposits, legal'), value: others, note: say('As typed') }] : []),
      {
        label: missing === '' ? say('Total') : say('Total, without {charges}', { charges: missing }),
        value: sum,
        total: true,
      },
    ],
    notes: counted.some(({ reported }) => reported)
      ? [say('Rates are as their sources gave them on the day named. Ask the sub-registrar before you pay.')]
      : [],
    links: [
      { href: `/projects/calculators/emi?loan=${Math.floor(sum / RUPEE)}`, label: say('The instalment on this sum') },
    ],
  }
}

/**
 * A charge on the price: at the rate that was typed, else at the published one; with neither it is left out.
 *
 * @param typedRate in thousandths of a per cent; the published rate is in per cent.
 */
function chargeOf(
  charge: Charge,
  price: number,
  typedRate: number | undefined,
  published: TaxRate | undefined,
): { paise: number | null; line: Line; reported?: true } {
  const label = say(charge)
  if (typedRate !== undefined) {
    const paise = rupeeShareOf(price, typedRate)
    return { paise, line: { label, value: paise, note: say('{rate}, as typed', { rate: formatPerCent(typedRate) }) } }
  }
  const absent = { label, value: say('Not included') }
  if (!published) return { paise: null, line: { ...absent, note: say('Type a rate to include it') } }
  const source = { title: published.source, href: published.sourceUrl }
  if (published.rate === null) {
    // The link leads to where the rate can be looked up; it is not printed there in a form that we could take over.
    const note = say('We know of no source for the rate, so we print none. Look it up and type it:')
    return { paise: null, line: { ...absent, note, source } }
  }
  const rate = Math.round(published.rate * PER_CENT)
  const cap = published.cap === null ? Number.POSITIVE_INFINITY : published.cap * RUPEE
  const paise = Math.min(rupeeShareOf(price, rate), cap)
  const note = [
    say('{rate}. {scope}', { rate: formatPerCent(rate), scope: published.appliesTo }),
    ...(published.publishedOn ? [say('Published {date}.', { date: formatDate(published.publishedOn) })] : []),
  ].join(' ')
  return { paise, reported: true, line: { label, value: paise, note, source } }
}
