import { say } from '@/words/say'
import type { AnswerCounts } from './daily-answers'

/** Which share of the requests of some days the site could answer; nothing before the first one. */
export function Answered({ counts: { answers, failed }, days }: { counts: AnswerCounts; days: number }) {
  if (answers === 0) return null
  // Never rounded up to 100.
  const share = Math.floor(((answers - failed) / answers) * 10_000) / 100
  return (
    <p>
      {failed > 0
        ? say(
            'Of {all} requests for pages, pictures and files in the last {days} days, this site answered {share}\u00a0%, all but {failed}.',
            { all: answers.toLocaleString('en-IN'), days, share, failed: failed.toLocaleString('en-IN') },
          )
        : say(
            'Of {all} requests for pages, pictures and files in the last {days} days, this site answered {share}\u00a0%.',
            { all: answers.toLocaleString('en-IN'), days, share },
          )}{' '}
      {say('Requests that never reached it cannot be counted.')}
    </p>
  )
}
