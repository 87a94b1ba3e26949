import 'server-only'

/** Milliseconds for which a service that did not answer is not asked again. */
const REST_MS = 5_000

interface Circuit {
  restsUntil: number
}

/**
 * One per service, shared by every bundle of the process: when the backend is away, a page with seven reads must not
 * wait for seven time-outs.
 */
const store = globalThis as typeof globalThis & { ashlarCircuits?: Map<string, Circuit> }

function circuitOf(service: string): Circuit {
  store.ashlarCircuits ??= new Map()
  let circuit = store.ashlarCircuits.get(service)
  if (!circuit) {
    circuit = { restsUntil: 0 }
    store.ashlarCircuits.set(service, circuit)
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
