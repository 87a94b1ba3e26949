import type { TaxRate } from '@ashlar/contract'
import { TextLink } from '@/ui/link/text-link'
import { formatMoney } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { SumTable } from '@/ui/sum-table/sum-table'
import { DatedSource } from '@/ui/text/dated-source'
import { say, sayName } from '@/words/say'

/** The duties on a purchase, with what they apply to and where that was read; nothing while no rate is known. */
export function DutyRates({ rates, place }: { rates: readonly TaxRate[]; place: string }) {
  if (rates.length === 0) return null
  const heading = say('Duties on a purchase in {place}', { place })
  return (
    <Section
      heading={heading}
      id="duties"
      more={{ href: '/projects/calculators/all-in-cost', label: say('Price with duties and GST'), external: false }}
    >
      <SumTable
        caption={heading}
        lines={rates.map((rate) => ({
          label: labelOf(rate),
          note: <Note rate={rate} />,
          value: `${rate.rate}\u00a0%`,
        }))}
      />
    </Section>
  )
}

function labelOf({ charge, priceUpTo, priceAbove }: TaxRate): string {
  if (priceUpTo !== null) return `${sayName(charge)}, ${say('up to {value}', { value: formatMoney(priceUpTo) })}`
  if (priceAbove !== null) return `${sayName(charge)}, ${say('above {value}', { value: formatMoney(priceAbove) })}`
  return sayName(charge)
}

function Note({ rate: { appliesTo, cap, source, sourceUrl, publishedOn } }: { rate: TaxRate }) {
  const origin = <DatedSource label={source} date={publishedOn} />
  const limit = cap === null ? '' : say('At most {most}.', { most: formatMoney(cap) })
  return (
    <>
      {appliesTo || limit}{' '}
      {sourceUrl ? <TextLink link={{ href: sourceUrl, external: true }}>{origin}</TextLink> : origin}
    </>
  )
}
