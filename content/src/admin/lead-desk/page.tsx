import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CountLines } from './count-lines'
import { FilterBar } from './filter-bar'
import { LeadTable } from './lead-table'
import { LeadView } from './lead-view'
import { deskPermissions } from './permissions'
import type { LeadCounts, LeadFilters, ListAnswer, Undelivered, WholeLead } from './types'
import { UndeliveredList } from './undelivered-list'
import type { LeadChanges } from './work-form'

const names = ['search', 'type', 'state', 'record', 'owner', 'held', 'from', 'to', 'page'] as const
const ASK_AGAIN_MS = 30_000
const TYPING_MS = 250

/** The lead desk. The address holds the filters and the open lead, so that it can be sent to a colleague. */
export default function LeadDesk() {
  return (
    <Page.Protect permissions={deskPermissions.read}>
      <Page.Title>Leads</Page.Title>
      <Desk />
    </Page.Protect>
  )
}

function Desk() {
  const { get, put, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { allowedActions } = useRBAC({ update: deskPermissions.update, export: deskPermissions.export })
  const [address, setAddress] = useSearchParams()
  const [answer, setAnswer] = useState<ListAnswer | null>(null)
  const [counts, setCounts] = useState<LeadCounts | null>(null)
  const [undelivered, setUndelivered] = useState<Undelivered[]>([])
  const [whole, setWhole] = useState<WholeLead | null>(null)
  const filters = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as unknown as LeadFilters
  const reference = address.get('lead') ?? ''
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString()

  const tell = useCallback((message: string) => toggleNotification({ type: 'danger', message }), [toggleNotification])

  const load = useCallback(async () => {
    try {
      const [list, stuck, tally] = await Promise.all([
        get<ListAnswer>(`/lead-desk/leads?${query}`),
        get<{ results: Undelivered[] }>('/lead-desk/undelivered'),
        get<LeadCounts>(`/lead-desk/counts?${query}`),
      ])
      setAnswer(list.data)
      setUndelivered(stuck.data.results)
      setCounts(tally.data)
    } catch {
      tell('The leads could not be read. They are asked for again in half a minute.')
    }
  }, [get, query, tell])

  useEffect(() => {
    const first = setTimeout(() => void load(), TYPING_MS)
    const timer = setInterval(() => void load(), ASK_AGAIN_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [load])

  useEffect(() => {
    let current = true
    setWhole(null)
    if (!reference) return
    get<WholeLead>(`/lead-desk/leads/${reference}`).then(
      ({ data }) => current && setWhole(data),
      () => current && tell('This lead could not be read.'),
    )
    return () => {
      current = false
    }
  }, [get, reference, tell])

  const change = (changes: Record<string, string>) => {
    setAddress((before) => {
      const next = new URLSearchParams(before)
      // Another filter shows other leads, so the list starts at its first page again.
      if (!('page' in changes) && !('lead' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
      return next
    })
  }

  const act = async (call: Promise<{ data: WholeLead }>, done: string) => {
    try {
      setWhole((await call).data)
      toggleNotification({ type: 'success', message: done })
      await load()
    } catch {
      tell('It was not saved. Try again.')
    }
  }

  const saveCsv = async () => {
    try {
      const { data } = await get(`/lead-desk/export?${query}`, { responseType: 'blob' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(data as unknown as Blob)
      link.download = 'leads.csv'
      link.click()
      URL.revokeObjectURL(link.href)
    } catch {
      tell('The leads could not be exported.')
    }
  }

  const send = (id: number) =>
    post<{ results: Undelivered[] }>(`/lead-desk/undelivered/${id}/send`).then(
      ({ data }) => setUndelivered(data.results),
      () => tell('It could not be sent again.'),
    )

  if (reference && whole) {
    return (
      <Layouts.Content>
        <LeadView
          whole={whole}
          mayWork={allowedActions.canUpdate ?? false}
          onBack={() => change({ lead: '' })}
          onOpen={(lead) => change({ lead })}
          onWork={(work: LeadChanges) => act(put<WholeLead>(`/lead-desk/leads/${reference}`, work), 'Saved')}
          onErase={() => act(post<WholeLead>(`/lead-desk/leads/${reference}/erase`), 'Erased')}
        />
      </Layouts.Content>
    )
  }
  return (
    <>
      <Layouts.Header title="Leads" subtitle="Everything that visitors sent, from every form" />
      <Layouts.Content>
        <UndeliveredList jobs={undelivered} onSend={allowedActions.canUpdate ? (id) => void send(id) : null} />
        <FilterBar
          filters={filters}
          typeLabels={answer?.typeLabels ?? {}}
          onChange={(changes) => change(changes)}
          onExport={allowedActions.canExport ? () => void saveCsv() : null}
        />
        {answer ? (
          <LeadTable
            answer={answer}
            page={Math.max(1, Number(filters.page) || 1)}
            onOpen={(lead) => change({ lead })}
            onPage={(page) => change({ page: String(page) })}
          />
        ) : (
          <Page.Loading />
        )}
        {counts && answer ? <CountLines counts={counts} typeLabels={answer.typeLabels} /> : null}
      </Layouts.Content>
    </>
  )
}
