import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/**
 * Reads from the backend while a component is shown. The component may put a newer answer in its place, such as the one
 * to a change that it asked for.
 *
 * @param path of the backend's API; `null` reads nothing.
 * @param version when it changes, the same path is read again; the former answer stays until the new one has come.
 * @param nothingAt statuses that mean that there is nothing to show to this editor.
 * @returns the answer, and a function that replaces it. The answer is `null` until it has come, and where there is
 * nothing; `unread` when it could not be read.
 */
export function useReplaceableRead<Answer extends object>(
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

/** The answer alone, for a component that never replaces it. */
export function useRead<Answer extends object>(
  ...asked: Parameters<typeof useReplaceableRead>
): Answer | 'unread' | null {
  return useReplaceableRead<Answer>(...asked)[0]
}
