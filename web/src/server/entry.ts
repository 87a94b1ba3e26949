import { createServer } from 'node:http'
import { readTrustedProxies } from '@ashlar/contract/node/network'
import { collectDefaultMetrics } from 'prom-client'
import { env, trustAnyCertificate } from '@/config/env'
import { log } from '@/config/log'
import { metrics } from '@/config/metrics'
import { startWatching } from '@/content/watch-backend'
import { createVisitorHandler } from './handle-visit'
import { startWarmUp } from './pages/warm-up'

/** The production server. `npm start` runs what this is built into, dist/server/entry.mjs. */

const { HOST, PORT, TRUSTED_PROXIES, SERVER_TLS_VERIFY } = env()

if (SERVER_TLS_VERIFY === 'off') {
  trustAnyCertificate()
  log.warn(
    'SERVER_TLS_VERIFY=off: certificates of the servers this site calls are NOT verified. Anyone between can read and change what they say. Unset it outside a trial.',
  )
}

// Memory, descriptors, collections and the delay of the event loop.
collectDefaultMetrics({ register: metrics })

const server = createServer(createVisitorHandler(readTrustedProxies(TRUSTED_PROXIES)))
server.keepAliveTimeout = 65_000
server.on('error', (error) => {
  log.fatal({ error }, `the site cannot listen on ${HOST}:${PORT}; is the port taken? PORT names another`)
  process.exit(1)
})
server.listen(Number(PORT), HOST, () => {
  log.info({ host: HOST, port: Number(PORT) }, 'the site is listening')
  startWatching()
  startWarmUp()
})

// A fault that nobody waited for is told, and costs no other visitor their page.
process.on('unhandledRejection', (error) => log.error({ error }, 'nobody waited for this to fail'))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    // An edge keeps connections open and asks on them again: it is to take them to another site.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    // Whoever is still downloading a film has this long.
    setTimeout(() => process.exit(0), 3_000).unref()
  })
}
