import 'server-only'
import { env } from '@/config/env'
import { serviceSeconds } from '@/config/metrics'
import { RequestError } from '../errors'
import { inBackground } from '../response-scope'
import { circuitState, measureCircuits, reportAnswered, reportUnavailable } from './circuit'
import type { JsonResponse } from './request'

type Call = () => Promise<JsonResponse>

/** Services for which a background request is checking whether they answer again. */
const probed = new Set<string>()

/** Calls a service unless it is known to be away, and records whether it answered. */
export async function callService(service: string, call: Call): Promise<JsonResponse> {
  if (circuitState(service) === 'open') throw unavailableError(service)
  return measuredCall(service, call)
}

/**
 * The same for a read, which has an older answer to fall back on. Whether a service answers again is checked in the
 * background, so that no visitor waits for its timeout.
 */
export async function readService(service: string, call: Call): Promise<JsonResponse> {
  if (circuitState(service) === 'closed') return measuredCall(service, call)
  if (circuitState(service) === 'half-open') probe(service, call)
  throw unavailableError(service)
}

/** Milliseconds that a preview waits for an answer: the backend may be busy with what its editor has just saved. */
export const PREVIEW_TIMEOUT_MS = 15_000

/** The same for a preview: nothing older may be shown, so that it also asks a service that did not answer a moment ago. */
export function readForPreview(service: string, call: Call): Promise<JsonResponse> {
  return measuredCall(service, call)
}

/** Whether the content backend answered its last request. */
export function backendState(): 'answers' | 'away' {
  return circuitState(env().CONTENT_URL) === 'closed' ? 'answers' : 'away'
}

/** Sets the metrics for the state of every circuit. */
export function measureServices(): void {
  measureCircuits(nameOf)
}

async function measuredCall(service: string, call: Call): Promise<JsonResponse> {
  const end = serviceSeconds.startTimer({ service: nameOf(service) })
  try {
    const answer = await call()
    reportAnswered(service)
    end({ result: 'ok' })
    return answer
  } catch (error) {
    const kind = error instanceof RequestError ? error.kind : 'failed'
    if (kind === 'unavailable') {
      reportUnavailable(service, Date.now(), (error instanceof RequestError && error.retryAfterMs) || 0)
    }
    end({ result: kind })
    throw error
  }
}

function probe(service: string, call: Call): void {
  if (probed.has(service)) return
  probed.add(service)
  inBackground(async () => {
    try {
      await measuredCall(service, call)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      // An error answer also shows that the service is back.
      if (error.kind !== 'unavailable') reportAnswered(service)
    } finally {
      probed.delete(service)
    }
  })
}

function unavailableError(service: string): RequestError {
  return new RequestError('unavailable', service, 'it did not answer a moment ago')
}

/** The site reads from three services. */
function nameOf(service: string): 'backend' | 'blog' | 'people-provider' {
  const { CONTENT_URL, BLOG_URL } = env()
  if (service === CONTENT_URL) return 'backend'
  return service === BLOG_URL ? 'blog' : 'people-provider'
}
