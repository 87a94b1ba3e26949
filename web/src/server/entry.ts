import { createServer } from 'node:http'
import { oldNodeComplaint } from '@ashlar/contract/node/needed-node'
import { readTrustedProxies } from '@ashlar/contract/node/network'
import { collectDefaultMetrics } from 'prom-client'
import { env, trustAnyCertificate } from '@/config/env'
import { log } from '@/config/log'
import { metrics } from '@/config/metrics'
import { contentMap } from '@/content/content-map'
import { loadLibrary } from '@/content/library/library'
import { startWatching } from '@/content/watch-backend'
import { startDeliveries } from '@/content/writers/outbox/deliver'
import { createVisitorHandler } from './handle-visit'
import { startWarmUp } from './pages/warm-up'

/** The production server; it is built into dist/server/entry.mjs, which `npm start` runs. */

const complaint = oldNodeComplaint('The site')
if (complaint !== null) {
  process.stderr.write(complaint)
  process.exit(1)
}

const { HOST, PORT, TRUSTED_PROXIES, SERVER_TLS_VERIFY } = env()

if (SERVER_TLS_VERIFY === 'off') {
  trustAnyCertificate()
  log.warn(
    'SERVER_TLS_VERIFY=off: certificates of the servers this site calls are NOT verified. Anyone between can read and change what they say. Unset it outside a trial.',
  )
}

// Memory, file descriptors, garbage collection and event loop delay.
collectDefaultMetrics({ register: metrics })

// A fault of the map ends the start, with its place.
contentMap()

const server = createServer(createVisitorHandler(readTrustedProxies(TRUSTED_PROXIES)))
server.keepAliveTimeout = 65_000
server.on('error', (error) => {
  log.fatal({ error }, `the site cannot listen on ${HOST}:${PORT}; is the port taken? PORT names another`)
  process.exit(1)
})
server.listen(Number(PORT), HOST, () => {
  log.info({ host: HOST, port: Number(PORT) }, 'the site is listening')
  startWatching()
  startDeliveries()
  startWarmUp()
  loadLibrary()
})

// An unhandled rejection is logged, and does not end the process for other visitors.
process.on('unhandledRejection', (error) => log.error({ error }, 'nobody waited for this to fail'))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    // The edge reuses connections: it must send further requests to another site.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
    // Time for downloads under way, such as a film.
    setTimeout(() => process.exit(0), 3_000).unref()
  })
}
