import 'server-only'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process, for Prometheus. Labels have few values (templates and kinds), never an address. */
export const metrics = new Registry()

const registers = [metrics]

/** From a kept page, sent in less than a millisecond, to a page that waits for the backend's timeout. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Every request. `template` is the route's pattern, or `file` for built files; `status` is `aborted` when the visitor
 * closed the connection.
 */
export const requestSeconds = new Histogram({
  name: 'site_http_request_duration_seconds',
  help: 'Requests by route pattern and status, with the time until their answer was sent.',
  labelNames: ['template', 'status'],
  buckets: SECONDS,
  registers,
})

export type PageSource =
  /** Kept and fresh. */
  | 'hit'
  /** Kept but stale: sent as it is, and rendered again in the background. */
  | 'stale'
  /** Rendered for this visitor, and for others who requested it at the same time. */
  | 'miss'
  /** Rendered for one visitor alone. */
  | 'personal'

export const pageVisits = new Counter({
  name: 'site_page_cache_total',
  help: 'Visits to pages by where the page came from.',
  labelNames: ['source'],
  registers,
})

/**
 * `newest`: the service's current answer; `last-good`: an older copy; `absent`: the service does not have it; `nothing`:
 * the page fails.
 */
export const contentReads = new Counter({
  name: 'site_content_reads_total',
  help: 'Reads of content by what answered them.',
  labelNames: ['answer'],
  registers,
})

export const missingRowsGauge = new Gauge({
  name: 'site_content_missing',
  help: '1 for each type of content that the backend does not have, does not let us read, or has nothing published in.',
  labelNames: ['model'],
  registers,
})

export const unknownJobsGauge = new Gauge({
  name: 'site_openings_not_understood',
  help: 'Jobs of the people provider that are not shown, because their state is not known.',
  registers,
})

/** `result` is `ok` or the kind of failure. */
export const serviceSeconds = new Histogram({
  name: 'site_service_request_duration_seconds',
  help: 'Calls to other services by service and result.',
  labelNames: ['service', 'result'],
  buckets: SECONDS,
  registers,
})

export const staleReadsGauge = new Gauge({
  name: 'site_stale_reads',
  help: 'Reads that were answered by an older copy within the last minute.',
  registers,
})

export const circuitGauge = new Gauge({
  name: 'site_circuit_open',
  help: '1 while a service counts as away and is not asked for visitors, by service.',
  labelNames: ['service'],
  registers,
})

export const outboxGauge = new Gauge({
  name: 'site_outbox_entries',
  help: 'What visitors sent and the content backend has not taken yet, by state.',
  labelNames: ['state'],
  registers,
})

export const pageCacheBytes = new Gauge({
  name: 'site_page_cache_bytes',
  help: 'Bytes of the pages that are kept in memory.',
  registers,
})
