import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A record: an id, and attributes by the names of the wire. */
export type StandInRecord = Readonly<Record<string, unknown>> & { id: number }

/** Takes the place of an answer. */
export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** A small server that answers reads as a plain Strapi does: for tests of what it may answer wrongly. */
export interface StandInStrapi {
  url: string
  token: string
  /** Collections by path: `/api/menu-images-mdms`. A path that is not here is a type that does not exist. */
  collections: Map<string, readonly StandInRecord[]>
  singles: Map<string, StandInRecord>
  /** Answers by path that are sent instead. */
  answers: Map<string, Answer>
  /** The most records of a page. */
  mostRecords: number
  /** The version whose format it answers in. */
  version: 4 | 5
  /** Every read so far: path and query. */
  asked: string[]
  stop: () => Promise<void>
}

export async function startStandInStrapi(): Promise<StandInStrapi> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://stand-in')
    standIn.asked.push(decodeURIComponent(`${url.pathname}${url.search}`))
    const instead = standIn.answers.get(url.pathname)
    if (instead) instead(incoming, outgoing)
    else answer(standIn, url, incoming, outgoing)
  })
  const standIn: StandInStrapi = {
    url: '',
    token: 'a-token-of-the-stand-in',
    collections: new Map(),
    singles: new Map(),
    answers: new Map(),
    mostRecords: 100,
    version: 5,
    asked: [],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}

/** The body of a fault, in Strapi's format. */
export function strapiFault(status: number, name: string, message: string): object {
  return { data: null, error: { status, name, message, details: {} } }
}

export function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function answer(standIn: StandInStrapi, url: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { collections, singles, token } = standIn
  const records = collections.get(url.pathname)
  const single = singles.get(url.pathname)
  const { authorization } = incoming.headers
  if (!records && !single) sendJson(outgoing, 404, strapiFault(404, 'NotFoundError', 'Not Found'))
  else if (authorization !== `Bearer ${token}`) {
    sendJson(outgoing, 401, strapiFault(401, 'UnauthorizedError', 'Missing or invalid credentials'))
  } else {
    const isFlat = standIn.version === 5 && incoming.headers['strapi-response-format'] !== 'v4'
    const sent = (record: StandInRecord) => (isFlat ? record : inFormatOfFour(record))
    if (single) sendJson(outgoing, 200, { data: sent(single), meta: {} })
    else if (records) sendList(standIn, records, url, outgoing, sent)
  }
}

function sendList(
  { mostRecords }: StandInStrapi,
  records: readonly StandInRecord[],
  { searchParams }: URL,
  outgoing: ServerResponse,
  sent: (record: StandInRecord) => unknown,
): void {
  const known = new Set(['id', 'documentId', ...records.flatMap((record) => Object.keys(record))])
  const unknown = askedFields(searchParams).find((name) => !known.has(name))
  if (unknown !== undefined) {
    sendJson(outgoing, 400, strapiFault(400, 'ValidationError', `Invalid key ${unknown}`))
    return
  }
  const wanted = records.filter((record) => passes(record, searchParams))
  const pageSize = Math.min(mostRecords, Number(searchParams.get('pagination[pageSize]') ?? 25))
  const page = Number(searchParams.get('pagination[page]') ?? 1)
  const start = Number(searchParams.get('pagination[start]') ?? (page - 1) * pageSize)
  const limit = Math.min(mostRecords, Number(searchParams.get('pagination[limit]') ?? pageSize))
  const pagination = { page, pageSize, pageCount: Math.ceil(wanted.length / pageSize), total: wanted.length }
  sendJson(outgoing, 200, { data: wanted.slice(start, start + limit).map(sent), meta: { pagination } })
}

/** Every field that a query names; Strapi refuses one that the type does not have. */
function askedFields(query: URLSearchParams): string[] {
  return [...query].flatMap(([name, value]) => {
    if (name === 'sort') return value.split(',').map((order) => order.split(':')[0] ?? '')
    if (name.startsWith('fields[')) return [value]
    return [...name.matchAll(/^(?:filters|populate)\[(\w+)\]/g)].map(([, field = '']) => field)
  })
}

/** The two kinds of filter that the specification's rows have: `$eq`, and `$in` with its numbered values. */
function passes(record: StandInRecord, query: URLSearchParams): boolean {
  const wanted = new Map<string, string[]>()
  for (const [name, value] of query) {
    const field = /^filters\[(\w+)\]\[\$(?:eq|in)\]/.exec(name)?.[1]
    if (field) wanted.set(field, [...(wanted.get(field) ?? []), value])
  }
  return [...wanted].every(([field, values]) => values.includes(String(record[field])))
}

/** `attributes` beside the id; a picture in `data`. */
function inFormatOfFour({ id, documentId: _documentId, ...fields }: StandInRecord): object {
  const attributes = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isMedia(value) ? { data: mediaOfFour(value) } : value]),
  )
  return { id, attributes }
}

function isMedia(value: unknown): value is StandInRecord {
  return typeof value === 'object' && value !== null && 'url' in value
}

function mediaOfFour({ id, ...attributes }: StandInRecord): object {
  return { id, attributes }
}
