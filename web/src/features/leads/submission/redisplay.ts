import 'server-only'
import { randomBytes } from 'node:crypto'
import type { LeadFault } from '@ashlar/contract'
import { log } from '@/config/log'
import type { PostedFields } from '../form/validate-form'

/** A refused form with its values, on the way to the page that shows it again. */
export interface RejectedForm {
  form: string
  sent: PostedFields
  faults: readonly LeadFault[]
  failure: string
}

/** Renders the page of this site at an address with a path and, if needed, a query. */
export type RenderPage = (path: string) => Promise<Response>

/** The handler adds a form, and the page removes it. */
const rejectedForms = new Map<string, RejectedForm>()

/** @returns the form; it can be taken only once. */
export function takeRejectedForm(key: string | undefined): RejectedForm | null {
  const form = key ? rejectedForms.get(key) : undefined
  if (key) rejectedForms.delete(key)
  return form ?? null
}

/**
 * Answers a refused form with a page that shows it again, with all values and the right status. The values never leave
 * this process.
 *
 * @param path of the page, which receives the form's key as `?held=`.
 */
export async function redisplayForm(
  path: string,
  form: RejectedForm,
  status: number,
  render: RenderPage,
): Promise<Response> {
  const key = randomBytes(16).toString('hex')
  rejectedForms.set(key, form)
  try {
    const page = await render(`${path}${path.includes('?') ? '&' : '?'}held=${key}`)
    if (!page.ok) throw new Error(`status ${page.status}`)
    return html(await page.text(), status)
  } catch (error) {
    log.error({ error, form: form.form }, 'a form could not be shown again')
    return html(lastResort(form), status)
  } finally {
    rejectedForms.delete(key)
  }
}

function html(text: string, status: number): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers: status === 503 ? { ...headers, 'Retry-After': '60' } : headers })
}

/** A page without the form: when the visitor goes back, the browser still has the typed text. */
function lastResort({ failure, faults }: RejectedForm): string {
  const sentences = [failure, ...faults.map(({ message }) => message)].filter(Boolean)
  return `<!doctype html><html lang="en-IN"><title>Please go back</title><h1>Please go back</h1><p>Your words are still on the page before this one.</p>${sentences.map((sentence) => `<p>${sentence.replace(/[&<>]/g, '')}</p>`).join('')}</html>`
}
