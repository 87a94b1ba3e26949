/** A year stays as it is. */
const GROUPED_FROM = 10_000
const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 10 })

/** A number in Indian groups: 16,00,00,000. */
export function indianNumber(value: number): string {
  return Math.abs(value) < GROUPED_FROM ? String(value) : indian.format(value)
}
