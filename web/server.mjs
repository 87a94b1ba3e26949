import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { createErrorPages } from './server/error-pages.mjs'
import { createLog } from './server/log.mjs'
import { prepareRequest } from './server/prepare-request.mjs'
import { securityHeaders } from './server/security-headers.mjs'
import { readTrustedProxies } from './server/visitor-address.mjs'

/**
 * The production server: Next, with request ids, honest status codes and a clean end around it.
 * Reads PORT (3000), HOST (127.0.0.1), TRUSTED_PROXIES (this machine) and where the map comes from (MAP_STYLE_URL,
 * MAP_ORIGINS); everything else is read in src/config/env.ts.
 */

const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const log = createLog()
const trustedProxies = readTrustedProxies(process.env.TRUSTED_PROXIES || '127.0.0.0/8,::1')
const headers = securityHeaders(`${process.env.MAP_STYLE_URL ?? ''} ${process.env.MAP_ORIGINS ?? ''}`)

if (process.env.SERVER_TLS_VERIFY === 'off') {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  log.warn(
    'SERVER_TLS_VERIFY=off: certificates of the servers this site calls are NOT verified. Anyone between can read and change what they say. Unset it outside a trial.',
  )
}

const app = next({ dev: false, dir: path.resolve(import.meta.dirname), hostname: host, port })
await app.prepare()
const handle = app.getRequestHandler()
const errorPages = createErrorPages({ host, port, log })

const server = createServer((request, response) => {
  prepareRequest(request, response, trustedProxies, headers)
  errorPages.watch(request, response)
  handle(request, response).catch((error) => {
    log.error({ error, path: request.url?.split('?')[0] }, 'a request failed')
    response.statusCode = 500
    response.end()
  })
})
server.keepAliveTimeout = 65_000
server.on('error', (error) => {
  log.fatal({ error }, `the site cannot listen on ${host}:${port}; is the port taken? PORT names another`)
  process.exit(1)
})
server.listen(port, host, () => log.info({ host, port }, 'the site is listening'))

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    // Whoever is still downloading a film has this long.
    setTimeout(() => process.exit(0), 3_000).unref()
  })
}
