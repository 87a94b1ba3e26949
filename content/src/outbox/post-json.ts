import { Undeliverable } from './jobs'

/**
 * Posts JSON to the webhook of another system.
 *
 * @param system its name in errors, such as `the CRM`.
 * @throws {Undeliverable} when the address has ended (410); any other error may pass.
 */
export async function postJson(
  system: string,
  url: string,
  body: string,
  { signal, headers = {} }: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal,
  })
  await response.body?.cancel()
  if (response.status === 410) throw new Undeliverable(`${system} has ended this address (410)`)
  if (!response.ok) throw new Error(`${system} answered ${response.status}`)
}
