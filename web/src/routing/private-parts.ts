/**
 * First segments of addresses, in every language, whose pages belong to one visitor or answer what a visitor typed: no
 * browser keeps or prepares them.
 */
export const PRIVATE_PARTS = [
  'api',
  'enquiry',
  'errors',
  'follows',
  'newsletter',
  'search-result',
  'your-enquiry',
] as const
