import { onCLS, onINP, onLCP } from 'web-vitals'
import { BUILT_FILES } from '@/config/built-files'
import type { VitalsReport } from '../report'

const MOST_FAULTS = 5

/** Measures the visit until the page is hidden or left, and then sends one report. */
export function measureVitals(): void {
  const report: VitalsReport = { faults: [] }
  const all = { reportAllChanges: true }
  onLCP(({ value }) => (report.lcp = Math.round(value)), all)
  onINP(({ value }) => (report.inp = Math.round(value)), all)
  onCLS(({ value }) => (report.cls = Math.round(value * 1000) / 1000), all)
  addEventListener('error', ({ error, filename, lineno, colno }) => recordFault(report, error, filename, lineno, colno))

  let sent = false
  const send = () => {
    if (sent || document.visibilityState !== 'hidden') return
    sent = true
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}

/** Notes only the position of a script error: its message may contain what the visitor typed. */
function recordFault(report: VitalsReport, error: unknown, file: string, line: number, column: number): void {
  if (report.faults.length >= MOST_FAULTS || !file.startsWith(location.origin + BUILT_FILES)) return
  const name = error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error'
  report.faults.push({ name, script: new URL(file).pathname, line, column })
}
