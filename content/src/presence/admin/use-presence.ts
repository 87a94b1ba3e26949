import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { interceptRequests } from '../../admin/strapi-port/requests'
import type { OtherEditor } from '../routes'

const TELL_EVERY_MS = 30_000
const PREFIX = '/open-records/'

/**
 * Tells the backend that the form of a record is open, until the form or the tab is closed.
 *
 * @param record null for one that is not saved yet.
 * @returns the others who have it open.
 */
export function usePresence(record: { model: string; documentId: string } | null): readonly OtherEditor[] {
  const { put, del } = useFetchClient()
  const [others, setOthers] = useState<readonly OtherEditor[]>([])
  const path = record ? `${PREFIX}${record.model}/${record.documentId}` : null
  useEffect(() => {
    setOthers([])
    if (path === null) return
    let current = true
    let sent: Promise<void> = Promise.resolve()
    const tell = () => {
      sent = put<{ others: OtherEditor[] }>(path).then(
        ({ data }) => {
          if (current) setOthers(data.others)
        },
        ({ status }: { status?: number }) => {
          if (current) setOthers([])
          // An editor who may not change the record is in nobody's way. Else it is told again.
          if (status === 403 || status === 404) clearInterval(timer)
        },
      )
    }
    const timer = setInterval(tell, TELL_EVERY_MS)
    // When the network fails, the backend forgets it after a while.
    const leave = () => void del(path).catch(() => undefined)
    const leaveAfterwards = () => void sent.then(leave)
    tell()
    window.addEventListener('pagehide', leave)
    return () => {
      current = false
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leaveAfterwards()
    }
  }, [put, del, path])
  return others
}

/** From now on the message that a form is closed is sent even when its tab is closed with it. */
export function finishLeaving(): void {
  interceptRequests((send, input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isLeaving = init?.method === 'DELETE' && address.includes(PREFIX)
    return send(input, isLeaving ? { ...init, keepalive: true } : init)
  })
}
