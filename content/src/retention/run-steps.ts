import type { Core } from '@strapi/strapi'
import { raiseAlert } from '../alerts/raise'
import { redactedMessage } from '../outbox/jobs'

/** A part of a schedule, under the name that logs and alerts use. */
export type RegularStep = [name: string, run: () => Promise<unknown>]

/** Steps whose last run has failed. */
const failing = new Set<string>()

/**
 * Runs the steps of a schedule one after the other. One that fails is logged and stops no other. The operator is told
 * once, until it succeeds again.
 */
export async function runSteps(strapi: Core.Strapi, steps: readonly RegularStep[]): Promise<void> {
  const news: string[] = []
  for (const [name, run] of steps) {
    try {
      await run()
      failing.delete(name)
    } catch (error) {
      strapi.log.error(`${name} failed: ${redactedMessage(error)}`)
      if (!failing.has(name)) news.push(name)
      failing.add(name)
    }
  }
  if (news.length === 0) return
  await raiseAlert(strapi, {
    event: 'schedule',
    title: `Regular work of the content backend failed: ${news.join(', ')}`,
    text: 'It is tried again at its next time. The log of the content backend says why it fails. While it fails, data may be kept longer than the privacy policy promises.',
  })
}
