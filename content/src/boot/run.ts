// First, because it reads the .env file, which everything below needs.
import { createStrapi } from '@strapi/strapi'
import { stopOnSignal } from '../strapi-port/stop-on-signal'
import { explain } from './explain'
import { preflight } from './preflight'
import { waitForStartTurn } from './start-turn'

/**
 * Starts Strapi and keeps it running until a signal ends it. When it cannot start, it prints why and what to do, and
 * exits with code 1.
 */
export async function run(dirs: { appDir: string; distDir: string }): Promise<void> {
  const stop = stopOnSignal()
  try {
    await preflight()
    const endTurn = await waitForStartTurn()
    const strapi = createStrapi(dirs)
    stop.follow(strapi)
    // Not `start()`, which exits without an error message.
    await strapi.load()
    await endTurn()
    await strapi.listen()
  } catch (error) {
    // A signal during the start closes the database that the start is using; the error that follows is expected.
    if (stop.requested()) return
    const { cause, mend } = explain(error)
    process.stderr.write(`The content backend cannot start: ${cause}\n${mend ? `Mend: ${mend}\n` : ''}`)
    process.exit(1)
  }
}
