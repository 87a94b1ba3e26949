import { settings } from '../../config/environment'
import type { Alert } from './alert'

const TIMEOUT_MS = 15_000

/** Posts `{ event, text }` to the operator's webhook; chats show `text` as it is. Nothing happens where there is none. */
export async function postAlert({ event, title, text }: Alert): Promise<void> {
  const { url } = settings.alerts
  if (url === null) return
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event, text: `${title}. ${text}` }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook for alerts answered ${response.status}`)
}
