const NBSP = '\u00a0'
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/**
 * Matches the spaces within a date, a quarter, a time, a PIN code and before it, an amount of rupees, an area, a
 * length, a percentage.
 */
const INSIDE = new RegExp(
  [
    `(?<=\\b\\d{1,2}) (?=${MONTH}\\b)`,
    `(?<=\\b${MONTH}) (?=\\d{4}\\b)`,
    '(?<=\\b(?:Q[1-4]|H[12])) (?=\\d{4}\\b)',
    '(?<=\\d) (?=(?:am|pm|km|per cent)\\b)',
    '(?<=\\bper) (?=cent\\b)',
    '(?<=[a-z]) (?=[1-9]\\d{2}[ \u00a0]\\d{3}\\b)',
    '(?<=\\b[1-9]\\d{2}) (?=\\d{3}\\b)',
    '(?<=₹[\\d,.]+) (?=(?:lakh|crore)\\b)',
    '(?<=\\d) (?=(?:lakh|crore|million) sq\\b)',
    '(?<=\\d) (?=sq ft\\b)',
    '(?<=\\bsq) (?=ft\\b)',
  ].join('|'),
  'g',
)

/**
 * The same text with non-breaking spaces, so that no line ends within `12 March 2026`, `400 051`, `₹1.85 crore` or
 * `1,240 sq ft`.
 */
export function keepTogether(text: string): string {
  return text.replace(INSIDE, NBSP)
}

/** As `keepTogether`, for the text in HTML; tags and their attributes (addresses, phone numbers) are not changed. */
export function keepHtmlTogether(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : keepTogether(part)))
}
