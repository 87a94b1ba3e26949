import type { ServerResponse } from 'node:http'
import { requestSeconds } from '@/config/metrics'

/** Of a built file, which no route makes. */
const FILE = 'file'

const templates = new WeakMap<ServerResponse, string>()

/** Says which route answers: its pattern, never the address. */
export function noteTemplate(response: ServerResponse, template: string): void {
  templates.set(response, template)
}

/** Counts a request, and how long it took, when its answer has left or its visitor has. */
export function measureRequest(response: ServerResponse): void {
  const began = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted'
    const template = templates.get(response) ?? FILE
    requestSeconds.observe({ template, status }, (performance.now() - began) / 1000)
  })
}
