import 'server-only'
import { dayInIndia } from '@ashlar/contract'
import { z } from 'zod'
import { DailyFile } from './daily-file'

const answerCounts = z.object({ answers: z.number().int().min(0), failed: z.number().int().min(0) })

/** How many requests of visitors were answered, and with how many of these answers the site said that it failed. */
export type AnswerCounts = z.infer<typeof answerCounts>

const noAnswers = (): AnswerCounts => ({ answers: 0, failed: 0 })

/** The site's answers by day. */
export class DailyAnswers {
  readonly #file = new DailyFile<AnswerCounts>('answers.json', 'how many requests failed', answerCounts, () =>
    this.#addFresh(),
  )
  /** Added to the counts of the day only before they are read or written, because every request counts here. */
  #fresh = noAnswers()

  count(isFailure: boolean): void {
    this.#fresh.answers += 1
    if (isFailure) this.#fresh.failed += 1
    this.#file.writeSoon()
  }

  /** @param first `YYYY-MM-DD`. */
  async since(first: string): Promise<AnswerCounts> {
    await this.#addFresh()
    const total = noAnswers()
    for (const [day, { answers, failed }] of await this.#file.days()) {
      if (day < first) continue
      total.answers += answers
      total.failed += failed
    }
    return total
  }

  write(): Promise<void> {
    return this.#file.write()
  }

  async #addFresh(): Promise<void> {
    const days = await this.#file.days()
    const { answers, failed } = this.#fresh
    if (answers === 0) return
    this.#fresh = noAnswers()
    const day = dayInIndia()
    const before = days.get(day) ?? noAnswers()
    days.set(day, { answers: before.answers + answers, failed: before.failed + failed })
  }
}

/** The counts of this process. */
export const dailyAnswers = new DailyAnswers()
