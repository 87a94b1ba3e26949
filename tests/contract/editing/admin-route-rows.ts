import { dayInIndia } from '@ashlar/contract'
import { listAt, textAt, valueAt } from '../answers'
import { eventually } from '../leads/lead-bodies'
import { type Answer, type Editor, uidOf } from './editors'

const PROJECT = 'consolidated-project'
const UID = uidOf(PROJECT)
const LATER = new Date(Date.now() + 86_400_000).toISOString()
const EVEN_LATER = new Date(Date.now() + 2 * 86_400_000).toISOString()
const WORDS = { subject: 'Your enquiry', text: 'We ring you.' }

/** A project or a lead that an editor asks about, and who may do everything. */
export interface Subject {
  editor: Editor
  boss: Editor
  /** `documentId` of a project, or the reference of a lead. */
  id: string
  /** Name and address of the project. */
  name: string
  /** Id of its picture. */
  picture: number
}

/** A request to one of our routes in the admin, by the method and the path with which the backend registers it. */
export interface RouteRow {
  route: string
  ask(subject: Subject): Promise<Answer>
  /** Of a list: whether the answer shows the subject. */
  shows?(answer: Answer, subject: Subject): boolean
  /** What else means that the editor may use the route. */
  may?(answer: Answer): boolean
}

const has = (words: (subject: Subject) => string) => (answer: Answer, subject: Subject) =>
  (typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)).includes(words(subject))
const hasId = has(({ id }) => id)
const hasName = has(({ name }) => name)

function asked(method: string, path: string, at: (subject: Subject) => string, body?: object): RouteRow {
  return { route: `${method} ${path}`, ask: (subject) => subject.editor.call(method, at(subject), body) }
}

function listed(path: string, at: (subject: Subject) => string, shows = hasId): RouteRow {
  return { ...asked('GET', path, at), shows }
}

const below = (prefix: string, end = '') =>
  [`${prefix}/:uid/:documentId${end}`, ({ id }: Subject) => `${prefix}/${UID}/${id}${end}`] as const

const sheetOf = ({ name }: Subject) => `Name,Address,City\n${name},${name},Nashik\n`
const sheetRow = (what: 'check' | 'import', may?: (answer: Answer) => boolean): RouteRow => ({
  route: `POST /content-sheets/:model/${what}`,
  ask: (subject) =>
    subject.editor.sendFile(`/content-sheets/${PROJECT}/${what}`, 'sheet', `${subject.id}.csv`, sheetOf(subject)),
  ...(may ? { may } : {}),
})

/** The import of the subject's sheet, by whoever may see all of them, when it has ended; 0 when there is none. */
async function importOf({ boss, id }: Subject): Promise<number> {
  const line = await eventually(
    async () =>
      listAt(await boss.must('GET', '/content-sheets'), 'imports').find((one) => textAt(one, 'file') === `${id}.csv`),
    (found) => found === undefined || textAt(found, 'state') === 'done',
  )
  return line === undefined ? 0 : Number(valueAt(line, 'id'))
}

/** The subject in the bin, after it was deleted if it still existed. */
async function inBin({ boss, id, name }: Subject): Promise<number> {
  await boss.delete(PROJECT, id)
  const line = listAt(await boss.must('GET', '/record-bin'), 'results').find((one) => textAt(one, 'title') === name)
  return Number(valueAt(line, 'id'))
}

/** Requests about a project, in an order in which each finds what it needs. */
export const projectRows: readonly RouteRow[] = [
  asked('GET', ...below('/record-checks')),
  asked('GET', '/record-mentions/:uid', ({ id }) => `/record-mentions/${UID}?ids=${id}`),
  asked('GET', ...below('/record-mentions', '/former')),
  asked('POST', ...below('/record-mentions', '/former/mend')),
  {
    ...asked(
      'POST',
      '/record-mentions/:uid/:documentId/instead/:other',
      ({ id }) => `/record-mentions/${UID}/${id}/instead/none`,
    ),
    may: ({ status }) => status === 400,
  },
  asked('GET', ...below('/record-history')),
  {
    route: 'GET /record-history/:uid/:documentId/:version',
    async ask({ editor, boss, id }) {
      const { versions } = (await boss.must('GET', `/record-history/${UID}/${id}`)) as { versions: { id: number }[] }
      return editor.call('GET', `/record-history/${UID}/${id}/${versions[0]?.id}`)
    },
  },
  listed('/record-translations', () => '/record-translations?language=hi'),
  asked('GET', ...below('/record-translations')),
  asked('POST', '/record-translations/:uid/:documentId/:language', ({ id }) => `/record-translations/${UID}/${id}/hi`),
  asked('GET', ...below('/record-tasks')),
  asked('PUT', ...below('/record-tasks', '/review'), { note: 'Look' }),
  listed('/record-tasks', () => '/record-tasks'),
  listed('/record-tasks/:uid', () => `/record-tasks/${UID}`),
  asked('POST', ...below('/record-tasks', '/review/return'), { note: 'Again' }),
  asked('DELETE', ...below('/record-tasks', '/review')),
  asked('PUT', ...below('/record-tasks', '/publish'), { dueAt: LATER }),
  asked('PUT', ...below('/record-tasks', '/take-down'), { dueAt: EVEN_LATER }),
  {
    route: 'GET /record-tasks/plans',
    async ask({ editor, boss, id }) {
      await boss.must('PUT', `/record-tasks/${UID}/${id}/publish`, { dueAt: LATER })
      await boss.must('PUT', `/record-tasks/${UID}/${id}/take-down`, { dueAt: EVEN_LATER })
      return editor.call('GET', `/record-tasks/plans?month=${dayInIndia(new Date(EVEN_LATER)).slice(0, 7)}`)
    },
    shows: hasId,
  },
  asked('DELETE', ...below('/record-tasks', '/take-down')),
  asked('DELETE', ...below('/record-tasks', '/publish')),
  asked('PUT', ...below('/open-records')),
  asked('DELETE', ...below('/open-records')),
  listed('/content-search', ({ name }) => `/content-search?words=${name}`),
  listed('/page-records', ({ name }) => `/page-records?path=/projects/${name}`),
  listed(
    '/picture-use',
    ({ id }) => `/picture-use?search=${id}`,
    has(({ id }) => `collection-types/${UID}/${id}`),
  ),
  listed('/picture-use/of-projects', ({ id }) => `/picture-use/of-projects?records=${id}`),
  listed('/content-sheets/:model/file', () => `/content-sheets/${PROJECT}/file?format=csv`, hasName),
  sheetRow('check', ({ body }) => valueAt(body, 'faultCount') === 0),
  sheetRow('import', ({ status }) => status === 200),
  {
    route: 'GET /content-sheets',
    async ask(subject) {
      // Where the editor was refused, somebody else imports it.
      if ((await importOf(subject)) === 0) await sheetRow('import').ask({ ...subject, editor: subject.boss })
      await importOf(subject)
      return subject.editor.call('GET', '/content-sheets')
    },
    shows: has(({ id }) => `${id}.csv`),
  },
  {
    route: 'GET /content-sheets/imports/:id',
    ask: async (subject) => subject.editor.call('GET', `/content-sheets/imports/${await importOf(subject)}`),
  },
  {
    route: 'POST /content-sheets/imports/:id/undo',
    ask: async (subject) => subject.editor.call('POST', `/content-sheets/imports/${await importOf(subject)}/undo`),
  },
  asked('POST', ...below('/previews'), {}),
  asked('GET', ...below('/previews')),
  {
    route: 'DELETE /previews/:uid/:documentId/:id',
    async ask({ editor, boss, id }) {
      const { links } = (await boss.must('POST', `/previews/${UID}/${id}`, {})) as { links: { id: number }[] }
      return editor.call('DELETE', `/previews/${UID}/${id}/${links[0]?.id}`)
    },
  },
  asked('DELETE', ...below('/record-history')),
  {
    route: 'GET /record-bin',
    async ask(subject) {
      await inBin(subject)
      return subject.editor.call('GET', '/record-bin')
    },
    shows: hasName,
  },
  {
    route: 'POST /record-bin/:id/take-back',
    ask: async (subject) => subject.editor.call('POST', `/record-bin/${await inBin(subject)}/take-back`),
  },
  {
    route: 'DELETE /record-bin/:id',
    ask: async (subject) => subject.editor.call('DELETE', `/record-bin/${await inBin(subject)}`),
  },
]

/** Requests about a lead. */
export const leadRows: readonly RouteRow[] = [
  listed('/lead-desk/leads', ({ id }) => `/lead-desk/leads?search=${id}`),
  listed(
    '/lead-desk/counts',
    ({ id }) => `/lead-desk/counts?search=${id}`,
    ({ body }) => {
      return Object.keys(Object(valueAt(body, 'type'))).length === 1
    },
  ),
  listed('/lead-desk/export', ({ id }) => `/lead-desk/export?search=${id}`),
  asked('GET', '/lead-desk/leads/:reference', ({ id }) => `/lead-desk/leads/${id}`),
  asked('PUT', '/lead-desk/leads/:reference', ({ id }) => `/lead-desk/leads/${id}`, { note: 'Rang' }),
  {
    route: 'PUT /lead-desk/leads',
    ask: ({ editor, id }) => editor.call('PUT', '/lead-desk/leads', { references: [id], state: 'in-hand' }),
    shows: ({ body }) => valueAt(body, 'changed') === 1,
  },
  asked('POST', '/lead-desk/leads/:reference/answer', ({ id }) => `/lead-desk/leads/${id}/answer`, WORDS),
  asked('POST', '/lead-desk/leads/:reference/erase', ({ id }) => `/lead-desk/leads/${id}/erase`),
]

const unknownRow = ({ status }: Answer) => status === 404

/** Requests about no record. */
export const plainRows: readonly RouteRow[] = [
  asked('GET', '/editor-invitations', () => '/editor-invitations'),
  { ...asked('POST', '/editor-invitations/:id/send', () => '/editor-invitations/999999/send'), may: unknownRow },
  asked('GET', '/empty-searches', () => '/empty-searches'),
  asked('GET', '/lead-desk/follows', () => '/lead-desk/follows'),
  asked('GET', '/lead-desk/owners', () => '/lead-desk/owners'),
  asked('GET', '/lead-desk/subscriptions', () => '/lead-desk/subscriptions'),
  asked('POST', '/lead-desk/subscriptions', () => '/lead-desk/subscriptions', { subscriptions: [] }),
  asked('GET', '/lead-desk/undelivered', () => '/lead-desk/undelivered'),
  { ...asked('POST', '/lead-desk/undelivered/:id/send', () => '/lead-desk/undelivered/999999/send'), may: unknownRow },
  asked('GET', '/lead-desk/views', () => '/lead-desk/views'),
  asked('POST', '/lead-desk/views', () => '/lead-desk/views', { name: 'New', filters: { state: 'new' } }),
  { ...asked('DELETE', '/lead-desk/views/:id', () => '/lead-desk/views/999999'), may: unknownRow },
  asked('GET', '/notice-versions/:form', () => '/notice-versions/counting'),
  asked('POST', '/page-records/site', () => '/page-records/site', {}),
  asked('GET', '/previews/site', () => '/previews/site'),
  { ...asked('POST', '/record-bin/files/:id/take-back', () => '/record-bin/files/999999/take-back'), may: unknownRow },
  { ...asked('DELETE', '/record-bin/files/:id', () => '/record-bin/files/999999'), may: unknownRow },
  asked('GET', '/record-checks', () => '/record-checks'),
  asked('GET', '/redirect-trials', () => '/redirect-trials?from=/former&to=/'),
  asked('GET', '/reference-options/:target/:by', () => '/reference-options/city/name'),
  asked('GET', '/reference-options/films', () => '/reference-options/films'),
  asked('GET', '/reference-options/links', () => '/reference-options/links'),
  asked('GET', '/site-faults', () => '/site-faults'),
  asked('GET', '/task-groups', () => '/task-groups'),
  asked('GET', '/test-mails', () => '/test-mails'),
  asked('POST', '/test-mails', () => '/test-mails', { which: 'receipt', texts: {} }),
]
