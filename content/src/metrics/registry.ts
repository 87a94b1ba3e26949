import type { Context } from 'koa'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process, for Prometheus. Labels have few values: routes and kinds, never an address. */
export const backendMetrics = new Registry()

const registers = [backendMetrics]

// Memory, descriptors, garbage collections and event loop delay.
collectDefaultMetrics({ register: backendMetrics })

export const callSeconds = new Histogram({
  name: 'content_http_request_duration_seconds',
  help: 'Requests by route pattern and status, with the time until they were answered.',
  labelNames: ['route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

/**
 * Mails and calls to other services; `result` is `sent`, `failed` (will be tried again) or `dead` (no more attempts).
 */
export const deliveries = new Counter({
  name: 'content_outbox_deliveries_total',
  help: 'Attempts to deliver a message of the outbox, by its kind and the result.',
  labelNames: ['kind', 'result'],
  registers,
})

export const outboxJobs = new Gauge({
  name: 'content_outbox_jobs',
  help: 'Messages of the outbox that wait or were put aside, by kind and state.',
  labelNames: ['kind', 'state'],
  registers,
})

export const outboxOldest = new Gauge({
  name: 'content_outbox_oldest_seconds',
  help: 'Age of the oldest message that waits to be delivered, 0 when none does. What is planned is no message.',
  registers,
})

export const leadRows = new Gauge({
  name: 'content_leads',
  help: 'Leads that are kept, by type, state and whether they are held for a look.',
  labelNames: ['type', 'state', 'held'],
  registers,
})

export const diskFree = new Gauge({
  name: 'content_disk_free_bytes',
  help: 'Room on the disk of DATA_DIR.',
  registers,
})

/**
 * The pattern of the matched route, as a label; `none` without a match. Never the address, which may contain anything.
 */
export function routeOf(ctx: Context): string {
  const route: unknown = Reflect.get(ctx, '_matchedRoute')
  return typeof route === 'string' ? route : 'none'
}
