import { createHmac } from 'node:crypto'
import { REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'

/** Sends a site the signed notice that records of these models have changed, so that its caches forget them. */
export async function sendChangeNotice(siteUrl: string, secret: string, models: readonly string[]): Promise<void> {
  const body = JSON.stringify({ models, sentAt: Date.now() })
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [REVALIDATE_SIGNATURE_HEADER]: signature },
    body,
  })
  if (!response.ok) throw new Error(`the site forgot nothing: ${response.status}`)
}
