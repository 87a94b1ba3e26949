import { setTimeout as wait } from 'node:timers/promises'
import { native } from '../../../bench/scale/port-service.mjs'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { type Child, endChild, startChild } from '../../../scripts/lib/processes/children.mjs'
import { CONTAINER_ENV, type ContainerStore, type Run } from './container-tools'

const POLL_EVERY_MS = 500
/** More often means that it cannot start. */
const MOST_RESTARTS = 5

/** A container that is started again when it ends, as `restart: unless-stopped` asks, and that ends with the tests. */
export class StartedContainer {
  readonly #store: ContainerStore
  readonly #name: string
  #child: Child
  #restarts = 0
  #isEnding = false
  #said = ''

  /** @param args of `podman run`, with the name. */
  constructor(store: ContainerStore, name: string, args: readonly string[]) {
    this.#store = store
    this.#name = name
    this.#child = this.#attach(store.runArguments(args))
  }

  #attach(args: readonly string[]): Child {
    const child = startChild(native('podman', args), { cwd: ROOT, env: CONTAINER_ENV, whenOrphaned: 'term' })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#said = `${this.#said}${chunk}`.slice(-8000)
      })
    }
    child.once('exit', () => {
      if (this.#isEnding || this.#restarts === MOST_RESTARTS) return
      this.#restarts += 1
      this.#child = this.#attach(this.#store.startArguments(this.#name))
    })
    return child
  }

  /** Waits until the health check of its image, or of compose.yaml, succeeds. */
  async untilHealthy(patience: number): Promise<void> {
    const until = Date.now() + patience
    let fault = ''
    while (this.#child.exitCode === null && Date.now() < until) {
      try {
        await this.#store.podman(['healthcheck', 'run', this.#name])
        return
      } catch (error) {
        fault = String(error)
      }
      await wait(POLL_EVERY_MS)
    }
    throw new Error(`${this.#name} did not become healthy: ${fault}\n${this.#said}`)
  }

  /** Runs a command in it. */
  execute(command: readonly string[], { user, ...options }: Run & { user?: string } = {}): Promise<string> {
    const flags = [...(options.input === undefined ? [] : ['--interactive']), ...(user ? [`--user=${user}`] : [])]
    return this.#store.podman(['exec', ...flags, this.#name, ...command], options)
  }

  /**
   * Stops it as Docker and Kubernetes do.
   *
   * @returns its exit code; 137 when it had to be killed.
   */
  async stop(): Promise<number> {
    this.#isEnding = true
    await this.#store.podman(['stop', '--time=10', this.#name])
    return Number(await this.#store.podman(['inspect', '--format={{.State.ExitCode}}', this.#name]))
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await endChild(this.#child)
  }
}
