import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { DAY_MS } from '@ashlar/contract'

const TIMEOUT_MS = 10_000
/** With fewer days left than this, the renewal of a certificate is overdue. */
const ENDS_SOON_DAYS = 14

/**
 * Checks the certificate of an https address.
 *
 * @returns its fault, or `null`.
 */
export async function checkCertificate(address: string, now: number = Date.now()): Promise<string | null> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return null
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    // The certificate is checked below, so that an untrusted one is reported differently from a failed connection.
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (fault: string | null) => {
      socket.destroy()
      resolve(fault)
    }
    socket.setTimeout(TIMEOUT_MS, () => end(`${host}: no answer`))
    socket.once('error', () => end(`${host}: no answer`))
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY_MS)
      if (days < 0) end(`${host}: the certificate has ended`)
      else if (days < ENDS_SOON_DAYS) end(`${host}: the certificate ends in ${days} days`)
      else
        end(socket.authorized ? null : `${host}: browsers do not trust the certificate (${socket.authorizationError})`)
    })
  })
}
