import { isIP } from 'node:net'

const MAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,.]{2,}$/
/** `112` and `1930` are answered; a shorter number is not, and a longer one is in no country's plan. */
const [LEAST_DIGITS, MOST_DIGITS] = [3, 15]

/** What is wrong with the target of a link that looks right: behind the label of its field; null when nothing is. */
export function targetFault(link: string): string | null {
  const [, scheme = ''] = /^([a-z]+):/i.exec(link.trim()) ?? []
  const rest = link.trim().slice(scheme.length + 1)
  const shown = `“${link.trim().slice(0, 80)}”`
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return hasHost(link.trim()) ? null : `${shown} names no site; write it such as https://example.com/page`
    case 'mailto':
      return hasMailbox(rest) ? null : `${shown} is no mail address; write it such as mailto:name@example.com`
    case 'tel':
      return hasNumber(rest) ? null : `${shown} is no telephone number; write it such as tel:+912212345678`
    default:
      return null
  }
}

function hasHost(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { hostname } = new URL(link)
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    hostname === 'localhost' ||
    /^[^.]+(?:\.[^.]+)*\.[^.]{2,}$/.test(hostname)
  )
}

function hasMailbox(rest: string): boolean {
  const [to = ''] = rest.split('?', 1)
  return to.split(',').every((one) => MAIL.test(one.trim().replaceAll('%40', '@')))
}

function hasNumber(rest: string): boolean {
  const [number = ''] = rest.split(';', 1)
  const digits = number.replace(/[^\d]/g, '').length
  return /^[\d+*#()\-. ]|^%20/.test(number) && digits >= LEAST_DIGITS && digits <= MOST_DIGITS
}
