import type { BrowserContext } from '@playwright/test'

/** Records faults that visitors do not see and journeys must not cause. */
export class Watch {
  readonly faults: string[] = []
  readonly #expected: RegExp[] = []
  readonly #hosts: Set<string>

  constructor(context: BrowserContext, site: string) {
    this.#hosts = new Set([new URL(site).host])
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      const { stack, message } = error.error()
      this.#note(`exception: ${stack || message}`)
    })
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (/^(https?|wss?):$/.test(protocol) && !this.#hosts.has(host)) this.#note(`a stranger: ${request.url()}`)
    })
  }

  /** Declares an expected fault, such as the console error of a page that answers 404. */
  expect(fault: RegExp): void {
    this.#expected.push(fault)
  }

  /** Allows requests to another host. */
  allow(host: string): void {
    this.#hosts.add(host)
  }

  #note(fault: string): void {
    if (!this.#expected.some((pattern) => pattern.test(fault))) this.faults.push(fault)
  }
}
