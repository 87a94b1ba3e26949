import { RESPONSE_FORMAT_HEADER } from '@ashlar/contract'
import type { Backend } from './databases'

export type Shape = 'v4' | 'flat'

interface Options {
  token?: string | undefined
  shape?: Shape
  query?: Readonly<Record<string, string>>
}

/** A GET to the backend, as the site sends it. */
export async function get({ stack }: Backend, path: string, { token, shape = 'v4', query = {} }: Options = {}) {
  const url = new URL(path, stack.contentUrl)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  const response = await fetch(url, {
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(shape === 'v4' ? RESPONSE_FORMAT_HEADER : {}),
    },
  })
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

/** A POST to the backend, as the site sends it. */
export async function post({ stack }: Backend, path: string, body: unknown, token?: string) {
  const response = await fetch(new URL(path, stack.contentUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}
