import type { ServerResponse } from 'node:http'
import { requestSeconds } from '@/config/metrics'
import { dailyAnswers } from '@/features/vitals/daily-answers'

/** The template of built files, which have no route. */
const FILE = 'file'

/** What operators and the backend call; such a request is not one of a visitor. */
const FOR_OPERATORS = ['/api/health', '/api/metrics', '/api/revalidate', '/api/follows/news', '/api/vitals']

const TEMPLATE = Symbol('template')

/**
 * The template is a property of the response: a map of all responses would cost every request more than the rest of the
 * measurement.
 */
type NotedResponse = ServerResponse & { [TEMPLATE]?: string }

/** Notes the pattern of the route that answers, never the address. */
export function noteTemplate(response: ServerResponse, template: string): void {
  const noted: NotedResponse = response
  noted[TEMPLATE] = template
}

/** Counts a request and measures its duration, when its answer is sent or its visitor has left. */
export function measureRequest(response: ServerResponse): void {
  const began = performance.now()
  const noted: NotedResponse = response
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted'
    const template = noted[TEMPLATE] ?? FILE
    requestSeconds.observe({ template, status }, (performance.now() - began) / 1000)
    if (status !== 'aborted' && isForVisitors(template)) dailyAnswers.count(status >= 500)
  })
}

function isForVisitors(template: string): boolean {
  return template !== FILE && !FOR_OPERATORS.some((path) => template.startsWith(path))
}
