import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** What is being answered when the signal comes may take this long to finish. */
const FINISH_ANSWERS_MS = 1000
/** The process is gone this long after the signal, whatever hangs. */
const GONE_AFTER_MS = 1800

export interface Stop {
  /** Ends this server when the signal comes, instead of Strapi's own way, which cuts answers off. */
  follow(strapi: Core.Strapi): void
  requested(): boolean
}

/** Ends the process with exit code 0 on SIGTERM and SIGINT: answers are finished, nothing new is taken. */
export function stopOnSignal(): Stop {
  let following: Core.Strapi | null = null
  let requested = false

  async function stop(): Promise<void> {
    // Ctrl-C reaches the whole process group, and the start script passes the signal on: it often comes twice.
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
