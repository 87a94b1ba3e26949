import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** Time for requests in progress to finish after the signal. */
const FINISH_ANSWERS_MS = 1000
/** Time after the signal at which the process exits, even if something hangs. */
const GONE_AFTER_MS = 1800

interface Stop {
  /** On the signal, ends this server in place of Strapi's own handler, which cuts off responses. */
  follow(strapi: Core.Strapi): void
  requested(): boolean
}

/** Ends the process with exit code 0 on SIGTERM and SIGINT: requests in progress are finished, new ones are refused. */
export function stopOnSignal(): Stop {
  let following: Core.Strapi | null = null
  let requested = false

  async function stop(): Promise<void> {
    // The signal often comes twice: Ctrl-C reaches the whole process group, and the start script passes it on.
    if (requested) return
    requested = true
    setTimeout(() => process.exit(0), GONE_AFTER_MS)
    if (following) {
      await finishAnswers(following)
      await following.destroy()
    }
    process.exit(0)
  }

  const listen = () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.removeAllListeners(signal)
      process.on(signal, () => void stop())
    }
  }
  listen()

  return {
    follow(strapi) {
      following = strapi
      listen()
    },
    requested: () => requested,
  }
}

async function finishAnswers({ server }: Core.Strapi): Promise<void> {
  if (!server.httpServer.listening) return
  const finished = new Promise<void>((resolve) => server.httpServer.close(() => resolve()))
  await Promise.race([finished, wait(FINISH_ANSWERS_MS)])
}
