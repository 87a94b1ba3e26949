import 'server-only'
import { circuitGauge } from '@/config/metrics'

/** Milliseconds for which a service that did not answer is not asked again. */
const REST_MS = 5_000

export type CircuitState =
  /** The service answers. */
  | 'closed'
  /** It failed so recently that it is not worth asking. */
  | 'resting'
  /** It has rested, and nobody knows yet whether it answers again. */
  | 'suspect'

interface Circuit {
  /** `null` while the service answers. */
  restsUntil: number | null
}

/** One per service: when the backend is away, a page with seven reads must not wait for seven time-outs. */
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

/** Writes down which services count as away, by their names, for whoever collects the metrics. */
export function measureCircuits(nameOf: (service: string) => string): void {
  circuitGauge.reset()
  for (const service of circuits.keys()) {
    circuitGauge.set({ service: nameOf(service) }, circuitState(service) === 'closed' ? 0 : 1)
  }
}
