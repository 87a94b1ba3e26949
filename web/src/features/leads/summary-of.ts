/** How much stands against a form, as its summary begins. */
export function summaryOf(count: number): string {
  return count === 1 ? 'One thing is missing or does not fit' : `${count} things are missing or do not fit`
}
