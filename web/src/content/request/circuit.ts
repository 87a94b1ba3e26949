import 'server-only'
import { circuitGauge } from '@/config/metrics'

/** Milliseconds for which a service that did not answer gets no requests. */
const OPEN_MS = 5_000
const LONGEST_OPEN_MS = 120_000

type CircuitState =
  /** The service answers. */
  | 'closed'
  /** It failed so recently that requests are not sent. */
  | 'open'
  /** The circuit was open for long enough, and it is not known yet whether the service answers again. */
  | 'half-open'

interface Circuit {
  /** Milliseconds since 1970; `null` while the service answers. */
  openUntil: number | null
}

/** One circuit per service: when the backend is away, a page with seven reads must not wait for seven timeouts. */
const circuits = new Map<string, Circuit>()

function circuitOf(service: string): Circuit {
  let circuit = circuits.get(service)
  if (!circuit) {
    circuit = { openUntil: null }
    circuits.set(service, circuit)
  }
  return circuit
}

export function circuitState(service: string, now = Date.now()): CircuitState {
  const { openUntil } = circuitOf(service)
  if (openUntil === null) return 'closed'
  return now < openUntil ? 'open' : 'half-open'
}

/** @param pauseMs for which the service asks to be left alone; at most {@link LONGEST_OPEN_MS} are granted. */
export function reportUnavailable(service: string, now = Date.now(), pauseMs = 0): void {
  circuitOf(service).openUntil = now + Math.min(Math.max(pauseMs, OPEN_MS), LONGEST_OPEN_MS)
}

export function reportAnswered(service: string): void {
  circuitOf(service).openUntil = null
}

/** Sets the metric for each service that counts as away. */
export function measureCircuits(nameOf: (service: string) => string): void {
  circuitGauge.reset()
  for (const service of circuits.keys()) {
    circuitGauge.set({ service: nameOf(service) }, circuitState(service) === 'closed' ? 0 : 1)
  }
}
