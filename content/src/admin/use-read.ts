import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/**
 * Reads from the backend while a part of the admin is shown; what a later request answers can take its place.
 *
 * @param path of the backend's API; `null` reads nothing.
 * @param version when it changes, the same path is read again; the former answer stays until the new one has come.
 * @param nothingAt statuses that mean that there is nothing to show to this editor.
 * @returns the answer, and what replaces it. The answer is `null` until the answer has come, and where there is nothing; `unread` when it could not be read.
 */
export function useAnswer<Answer extends object>(
  path: string | null,
  version: unknown = '',
  nothingAt: readonly number[] = [],
): readonly [answer: Answer | 'unread' | null, replace: (answer: Answer) => void] {
  const { get } = useFetchClient()
  const [read, setRead] = useState<{ path: string | null; answer: Answer | 'unread' | null }>({ path, answer: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is read anew
  useEffect(() => {
    let current = true
    if (path === null) return
    get<Answer>(path).then(
      ({ data }) => current && setRead({ path, answer: data }),
      ({ status = 0 }: { status?: number }) =>
        current && setRead({ path, answer: nothingAt.includes(status) ? null : 'unread' }),
    )
    return () => {
      current = false
    }
  }, [get, path, version])
  return [read.path === path ? read.answer : null, (answer) => setRead({ path, answer })]
}

/** The same for what is only read. */
export function useRead<Answer extends object>(...asked: Parameters<typeof useAnswer>): Answer | 'unread' | null {
  return useAnswer<Answer>(...asked)[0]
}
