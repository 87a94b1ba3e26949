import 'server-only'

/** Milliseconds for which a service that did not answer is not asked again. */
const REST_MS = 5_000

interface Circuit {
  restsUntil: number
}

/** One per service: when the backend is away, a page with seven reads must not wait for seven time-outs. */
const circuits = new Map<string, Circuit>()

function circuitOf(service: string): Circuit {
  let circuit = circuits.get(service)
  if (!circuit) {
    circuit = { restsUntil: 0 }
    circuits.set(service, circuit)
  }
  return circuit
}

/** Whether the service failed so recently that it is not worth asking. */
export function isResting(service: string, now = Date.now()): boolean {
  return now < circuitOf(service).restsUntil
}

export function reportUnavailable(service: string, now = Date.now()): void {
  circuitOf(service).restsUntil = now + REST_MS
}

export function reportAnswered(service: string): void {
  circuitOf(service).restsUntil = 0
}
