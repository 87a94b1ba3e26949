import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

type Content = Readonly<Record<string, unknown>>

/** The content of a version and of the draft, as the backend answers (`src/history/routes.ts`). */
interface ReadVersion {
  version: Content
  draft: Content
  /** Names of files that have been deleted since. */
  lost: string[]
}

/** Two contents of a record, the older one first. */
export interface Comparison {
  before: Content
  after: Content
  draft: Content
  lost: string[]
}

/**
 * Reads a version, and what it is compared with.
 *
 * @param path API path of the record's history.
 * @param other id of a newer version; null for the draft.
 * @param updatedAt of the record: when it changes, the draft is read again.
 */
export function useComparison(
  path: string,
  version: number,
  other: number | null,
  updatedAt: string | undefined,
): Comparison | 'unread' | null {
  const { get } = useFetchClient()
  const [comparison, setComparison] = useState<Comparison | 'unread' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the draft
  useEffect(() => {
    let current = true
    const read = async (id: number) => (await get<ReadVersion>(`${path}/${id}`)).data
    Promise.all([read(version), other === null ? null : read(other)]).then(
      ([older, newer]) => {
        if (!current) return
        setComparison({
          before: older.version,
          after: newer ? newer.version : older.draft,
          draft: older.draft,
          lost: [...new Set([...older.lost, ...(newer?.lost ?? [])])],
        })
      },
      () => current && setComparison('unread'),
    )
    return () => {
      current = false
    }
  }, [get, path, version, other, updatedAt])
  return comparison
}
