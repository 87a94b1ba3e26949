import { env } from './config/env'

/** Runs once when the server starts: a site that is wrongly configured says so and does not start. */
export async function register(): Promise<void> {
  env()
  const { startWatching } = await import('./content/watch-backend')
  startWatching()
}
