import 'server-only'
import { circuitGauge } from '@/config/metrics'

/** Milliseconds for which a service that did not answer gets no requests. */
const REST_MS = 5_000

export type CircuitState =
  /** The service answers. */
  | 'closed'
  /** It failed so recently that requests are not sent. */
  | 'resting'
  /** The rest is over, and it is not known yet whether the service answers again. */
  | 'suspect'

interface Circuit {
  /** Milliseconds since 1970; `null` while the service answers. */
  restsUntil: number | null
}

/** One circuit per service: when the backend is away, a page with seven reads must not wait for seven timeouts. */
const circuits = new Map<string, Circuit>()

function circuitOf(service: string): Circuit {
  let circuit = circuits.get(service)
  if (!circuit) {
    circuit = { restsUntil: null }
    circuits.set(service, circuit)
  }
  return circuit
}

export function circuitState(service: string, now = Date.now()): CircuitState {
  const { restsUntil } = circuitOf(service)
  if (restsUntil === null) return 'closed'
  return now < restsUntil ? 'resting' : 'suspect'
}

export function reportUnavailable(service: string, now = Date.now()): void {
  circuitOf(service).restsUntil = now + REST_MS
}

export function reportAnswered(service: string): void {
  circuitOf(service).restsUntil = null
}

/** Sets the metric for each service that counts as away. */
export function measureCircuits(nameOf: (service: string) => string): void {
  circuitGauge.reset()
  for (const service of circuits.keys()) {
    circuitGauge.set({ service: nameOf(service) }, circuitState(service) === 'closed' ? 0 : 1)
  }
}
