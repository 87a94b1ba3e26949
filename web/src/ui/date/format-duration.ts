import { say } from '@/words/say'

/** A position in a film as in players: `3:12`, `1:02:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const tail = `${minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail.padStart(5, '0')}` : tail
}

/** A duration: `11 minutes`, `2 hours 6 minutes`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [say(hours === 1 ? '1\u00a0hour' : '{count}\u00a0hours', { count: hours })] : []),
    ...(rest > 0 ? [say(rest === 1 ? '1\u00a0minute' : '{count}\u00a0minutes', { count: rest })] : []),
  ]
  return parts.join(' ')
}
