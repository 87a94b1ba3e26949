import { dayInIndia } from '@ashlar/contract'
import { Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminPage } from '../../admin/admin-page'
import { DeskLoading } from '../../admin/desk-loading'
import { saveFile } from '../../admin/save-file'
import { useAct } from '../../admin/use-act'
import { BulkBar } from './bulk-bar'
import { CountLines } from './count-lines'
import { FigureChart } from './figure-chart'
import { FilterBar } from './filter-bar'
import { LeadTable } from './lead-table'
import { LeadView } from './lead-view'
import { deskPermissions } from './permissions'
import type {
  AnswerWithFiles,
  DeskOwner,
  LeadChanges,
  LeadCounts,
  LeadFilters,
  ListAnswer,
  Undelivered,
  WholeLead,
} from './types'
import { UndeliveredList } from './undelivered-list'
import { ViewBar } from './view-bar'

const FILTER_NAMES = [
  'search',
  'type',
  'state',
  'record',
  'owner',
  'held',
  'due',
  'language',
  'from',
  'to',
  'page',
] as const
const ASK_AGAIN_MS = 30_000
const TYPING_MS = 250

/** The lead desk. The address holds the filters and the open lead, so that it can be sent to a colleague. */
export default function LeadDesk() {
  return (
    <Page.Protect permissions={deskPermissions.read}>
      <Desk />
    </Page.Protect>
  )
}

function Desk() {
  const { get, put, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const act = useAct()
  const { allowedActions } = useRBAC({ update: deskPermissions.update, export: deskPermissions.export })
  const [address, setAddress] = useSearchParams()
  const [answer, setAnswer] = useState<ListAnswer | null>(null)
  const [counts, setCounts] = useState<LeadCounts | null>(null)
  const [newCount, setNewCount] = useState(0)
  const [undelivered, setUndelivered] = useState<Undelivered[]>([])
  const [whole, setWhole] = useState<WholeLead | null>(null)
  const [unread, setUnread] = useState(false)
  const [owners, setOwners] = useState<DeskOwner[]>([])
  const [chosen, setChosen] = useState<string[]>([])
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, address.get(name) ?? '']),
  ) as unknown as LeadFilters
  const reference = address.get('lead') ?? ''
  const lastOpened = useRef('')
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString()

  const tell = useCallback((message: string) => toggleNotification({ type: 'danger', message }), [toggleNotification])

  const load = useCallback(async () => {
    try {
      const [list, dead, figures, untouched] = await Promise.all([
        get<ListAnswer>(`/lead-desk/leads?${query}`),
        get<{ results: Undelivered[] }>('/lead-desk/undelivered'),
        get<LeadCounts>(`/lead-desk/counts?${query}`),
        get<LeadCounts>('/lead-desk/counts?state=new'),
      ])
      setAnswer(list.data)
      const listed = new Set(list.data.results.map((lead) => lead.reference))
      setChosen((before) => before.filter((one) => listed.has(one)))
      setUndelivered(dead.data.results)
      setCounts(figures.data)
      setNewCount(untouched.data.state.new ?? 0)
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
    get<{ results: DeskOwner[] }>('/lead-desk/owners').then(
      ({ data }) => setOwners(data.results),
      () => tell('The owners could not be read.'),
    )
  }, [get, tell])

  useEffect(() => {
    let current = true
    setWhole(null)
    setUnread(false)
    if (!reference) return
    get<WholeLead>(`/lead-desk/leads/${reference}`).then(
      ({ data }) => current && setWhole(data),
      () => {
        if (!current) return
        setUnread(true)
        tell('This lead could not be read.')
      },
    )
    return () => {
      current = false
    }
  }, [get, reference, tell])

  const change = (changes: Record<string, string>) => {
    // Leads that are no longer in sight must not be changed with the others.
    setChosen([])
    // Rows that come and go while somebody types must not take the keyboard.
    if (!('lead' in changes)) lastOpened.current = ''
    setAddress((before) => {
      const next = new URLSearchParams(before)
      // Another filter shows other leads, so the list starts at its first page again.
      if (!('page' in changes) && !('lead' in changes)) next.delete('page')
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
      return next
    })
  }

  /** @returns whether the call succeeded. */
  const work = async (call: Promise<{ data: WholeLead }>, done: string, failed = 'It was not saved. Try again.') => {
    const answer = await act(call, { done, failed })
    if (!answer) return false
    setWhole(answer.data)
    await load()
    return true
  }

  const changeChosen = async (changes: LeadChanges) => {
    const call = put<{ changed: number }>('/lead-desk/leads', { references: chosen, ...changes })
    const answer = await act(call, { failed: 'They were not all changed. Look at the list and try again.' })
    if (!answer) return
    const { changed } = answer.data
    toggleNotification({ type: 'success', message: `Changed: ${changed === 1 ? '1 lead' : `${changed} leads`}` })
    setChosen([])
    await load()
  }

  const choose = (references: readonly string[], isChosen: boolean) =>
    setChosen((before) => [
      ...before.filter((reference) => !references.includes(reference)),
      ...(isChosen ? references : []),
    ])

  const saveCsv = async () => {
    const call = get<Blob>(`/lead-desk/export?${query}`, { responseType: 'blob' })
    const answer = await act(call, { failed: 'The leads could not be exported.' })
    if (answer) saveFile(answer.data, `leads-${dayInIndia()}.csv`)
  }

  const send = async (id: number) => {
    const call = post<{ results: Undelivered[] }>(`/lead-desk/undelivered/${id}/send`)
    const answer = await act(call, { failed: 'It could not be sent again.' })
    if (answer) setUndelivered(answer.data.results)
  }

  const frame = { title: 'Leads', tab: newCount > 0 ? `(${newCount}) Leads` : 'Leads' }
  if (reference && !whole && !unread) {
    return (
      <AdminPage {...frame} subtitle={null}>
        <DeskLoading />
      </AdminPage>
    )
  }
  if (reference && whole) {
    return (
      <AdminPage {...frame} subtitle={null}>
        <LeadView
          key={reference}
          whole={whole}
          owners={owners}
          mayWork={allowedActions.canUpdate ?? false}
          onBack={() => change({ lead: '' })}
          onOpen={(lead) => change({ lead })}
          onWork={(changes: LeadChanges) => work(put<WholeLead>(`/lead-desk/leads/${reference}`, changes), 'Saved')}
          onErase={async () => {
            await work(post<WholeLead>(`/lead-desk/leads/${reference}/erase`), 'Erased')
          }}
          onAnswer={(answer) =>
            work(
              post<WholeLead>(`/lead-desk/leads/${reference}/answer`, formOf(answer)),
              'The answer is on its way',
              'The answer was not sent. The lead may have been withdrawn.',
            )
          }
        />
      </AdminPage>
    )
  }
  return (
    <AdminPage {...frame} subtitle="Everything that visitors sent, from every form">
      <UndeliveredList jobs={undelivered} onSend={allowedActions.canUpdate ? (id) => void send(id) : null} />
      <ViewBar
        filters={filters}
        mayWork={allowedActions.canUpdate ?? false}
        onOpen={(view) => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, view.get(name) ?? ''])))}
      />
      <FilterBar
        filters={filters}
        owners={owners}
        typeLabels={answer?.typeLabels ?? {}}
        languageNames={answer?.languageNames ?? {}}
        onChange={(changes) => change(changes)}
        onExport={allowedActions.canExport ? () => void saveCsv() : null}
      />
      {answer ? (
        <LeadTable
          answer={answer}
          owners={owners}
          page={Math.max(1, Number(filters.page) || 1)}
          chosen={chosen}
          lastOpened={lastOpened.current}
          onChoose={allowedActions.canUpdate ? choose : null}
          onOpen={(lead) => {
            lastOpened.current = lead
            change({ lead })
          }}
          onPage={(page) => change({ page: String(page) })}
        />
      ) : (
        <DeskLoading />
      )}
      {chosen.length > 0 ? <BulkBar count={chosen.length} owners={owners} onChange={changeChosen} /> : null}
      {counts && answer ? <CountLines counts={counts} typeLabels={answer.typeLabels} /> : null}
      {counts ? <FigureChart figures={counts.byWeek} /> : null}
    </AdminPage>
  )
}

function formOf({ subject, text, files }: AnswerWithFiles): FormData {
  const form = new FormData()
  form.append('subject', subject)
  form.append('text', text)
  for (const file of files) form.append('files', file)
  return form
}
