import type { AnswerCounts } from './daily-answers'

/** Which share of the requests of some days the site could answer; nothing before the first one. */
export function Answered({ counts: { answers, failed }, days }: { counts: AnswerCounts; days: number }) {
  if (answers === 0) return null
  // Never rounded up to 100.
  const share = Math.floor(((answers - failed) / answers) * 10_000) / 100
  return (
    <p>
      Of {answers.toLocaleString('en-IN')} requests for pages, pictures and files in the last {days} days, this site
      answered {share}
      {'\u00a0'}%{failed > 0 ? `, all but ${failed.toLocaleString('en-IN')}` : ''}. Requests that never reached it
      cannot be counted.
    </p>
  )
}
