import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAdminRoutes } from '../../../content/src/admin-routes'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { type Backend, describeOnEachDatabase, startOnFirstState } from '../databases'
import { bodyOf, PDF, receiptIn, send, upload } from '../leads/lead-bodies'
import { leadRows, plainRows, projectRows, type RouteRow, type Subject } from './admin-route-rows'
import { ADMIN_ENV, Editor } from './editors'

const PROJECT = 'consolidated-project'
/** A sentence that an editor can act upon, not “Forbidden” or “Policy Failed”. */
const REASON = /^.+ .+ .+\.$/
const repository = join(import.meta.dirname, '../../..')
const TABLE = join(repository, 'docs/admin-routes.md')
const ABOUT = `# Who may use which route of the admin
The custom routes of the backend's admin, by role. This table is written by \`tests/contract/editing/admin-routes.test.ts\`, which asks each route with each role: about a project that the editor has made and about one of somebody else, about an enquiry and about an application. It fails when an answer or a route differs from the table. Roles can be given other permissions in the admin; these are the first ones.

*own*: of records only those that the editor has made. *–*: no. A list that shows nothing counts as no.

`

/** Every route of ours in the admin, as the backend registers it. */
function registeredRoutes(): string[] {
  const groups: { prefix: string; routes: { method: string; path: string }[] }[] = []
  const recorder = { server: { routes: (group: (typeof groups)[number]) => groups.push(group) } }
  registerAdminRoutes(recorder as unknown as Parameters<typeof registerAdminRoutes>[0])
  return groups.flatMap(({ prefix, routes }) =>
    routes.map(({ method, path }) => `${method} ${prefix}${path === '/' ? '' : path}`),
  )
}

describe('the routes of ours in the admin', () => {
  let backend: Backend
  let boss: Editor
  const roles: { code: string; name: string; editor: Editor }[] = []
  let made = 0

  beforeAll(async () => {
    const env = { ...ADMIN_ENV, LANGUAGES: 'hi', LEAD_LIMIT: '1000' }
    backend = await startOnFirstState('SQLite', 'none', env)
    boss = await Editor.signIn(backend)
    const { body } = await boss.call('GET', '/admin/roles')
    for (const role of listAt(body, 'data')) {
      const [code, name] = [textAt(role, 'code'), textAt(role, 'name')]
      const editor = code === 'strapi-super-admin' ? boss : await boss.invite(code, `As-${code}`)
      roles.push({ code, name, editor })
    }
  })
  afterAll(() => backend?.stack.stop())

  /** @returns null when the maker may make no project. */
  async function project(editor: Editor, maker: Editor): Promise<Subject | null> {
    made += 1
    const name = `house-${made}`
    const path = `/content-manager/collection-types/api::${PROJECT}.${PROJECT}`
    const fields = { ...goodRecordOf(PROJECT), name, slug: name, headline: `Rooms in ${name}` }
    const { status, body } = await maker.call('POST', path, fields)
    if (status === 403) return null
    const id = textAt(body, 'data', 'documentId')
    const picture = await boss.upload(`${id}.svg`)
    await boss.must('PUT', `/upload/files/${picture}`, { fileInfo: { caption: 'decorative' } })
    const saved = await boss.save(PROJECT, id, { pictures: [{ picture: { id: picture } }] })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await boss.must('PUT', `/record-tasks/api::${PROJECT}.${PROJECT}/${id}/review`, {})
    return { editor, boss, id, name, picture }
  }

  async function lead(editor: Editor, type: 'general-leads' | 'career-leads'): Promise<Subject> {
    const { body } = type === 'career-leads' ? await upload(backend, PDF, 'CV.pdf') : { body: null }
    const resume = body ? { resume: textAt(body, 'data', 'resume') } : {}
    const { reference } = receiptIn(await send(backend, type, { ...bodyOf(type), ...resume }))
    return { editor, boss, id: reference, name: reference, picture: 0 }
  }

  async function mayUse({ ask, shows, may, route }: RouteRow, subject: Subject): Promise<boolean> {
    const answer = await ask(subject)
    const said = `${route} as ${subject.editor.email}: ${answer.status} ${JSON.stringify(answer.body)}`
    expect(answer.status, said).toBeLessThan(500)
    expect(answer.status, said).not.toBe(401)
    if (answer.status === 403) expect(textAt(answer.body, 'error', 'message'), said).toMatch(REASON)
    if (may && answer.status !== 403) return may(answer)
    if (answer.status === 403 || answer.status === 404) return false
    return shows ? shows(answer, subject) : true
  }

  /** Asks in turn, because each request finds what those before have left. */
  async function inTurn(rows: readonly RouteRow[], subject: Subject | null): Promise<boolean[]> {
    const answers: boolean[] = []
    for (const row of rows) answers.push(subject !== null && (await mayUse(row, subject)))
    return answers
  }

  it('let each role do what docs/admin-routes.md says, with own records and those of others', async () => {
    const cells = new Map<string, string[]>()
    const resumes: string[] = []
    const note = (rows: readonly RouteRow[], wordAt: (at: number) => string) => {
      for (const [at, { route }] of rows.entries()) cells.set(route, [...(cells.get(route) ?? []), wordAt(at)])
    }
    for (const { editor } of roles) {
      const own = await inTurn(projectRows, await project(editor, editor))
      const others = await inTurn(projectRows, await project(editor, boss))
      note(projectRows, (at) => (others[at] ? 'yes' : own[at] ? 'own' : '–'))
      const enquiry = await inTurn(leadRows, await lead(editor, 'general-leads'))
      const application = await inTurn(leadRows, await lead(editor, 'career-leads'))
      note(leadRows, (at) =>
        enquiry[at] && application[at] ? 'yes' : enquiry[at] ? 'enquiries' : application[at] ? 'applications' : '–',
      )
      const { id } = await lead(editor, 'career-leads')
      const opened = await editor.call('GET', `/lead-desk/leads/${id}`)
      resumes.push(opened.status === 200 && valueAt(opened.body, 'resume') !== null ? 'yes' : '–')
      const plain = await inTurn(plainRows, { editor, boss, id: '', name: '', picture: 0 })
      note(plainRows, (at) => (plain[at] ? 'yes' : '–'))
    }
    const bossAt = roles.findIndex(({ code }) => code === 'strapi-super-admin')
    // Else a fault in a request of this test would look like a refusal.
    expect([...cells].filter(([, words]) => words[bossAt] !== 'yes')).toEqual([])
    const line = (words: readonly string[]) => `| ${words.join(' | ')} |`
    const table = [
      line(['route', ...roles.map(({ name }) => name)]),
      line(['---', ...roles.map(() => '---')]),
      ...[...cells]
        .toSorted(([a], [b]) => (pathOf(a) < pathOf(b) ? -1 : 1))
        .map(([route, words]) => line([`\`${route}\``, ...words])),
      line(['the link to a résumé in `GET /lead-desk/leads/:reference`', ...resumes]),
    ]
    await expect(`${ABOUT}${table.join('\n')}\n`).toMatchFileSnapshot(TABLE)
  }, 600_000)

  it('have a row each, and no other way into the admin', () => {
    const rows = [...projectRows, ...leadRows, ...plainRows].map(({ route }) => route)
    expect(rows.toSorted()).toEqual(registeredRoutes().toSorted())
    const source = join(repository, 'content/src')
    const registering = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => readFileSync(join(source, name), 'utf8').includes('server.routes('))
    expect(registering).toEqual([join('editors', 'admin-route.ts')])
  })
})

describeOnEachDatabase(
  'parameters of routes in the admin',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })

    it('are named with what they should be when they are wrong, and an unknown record is answered 404', async () => {
      const uid = `api::${PROJECT}.${PROJECT}`
      for (const [path, parameter] of [
        ['/lead-desk/leads?from=2026-99-99', 'from'],
        ['/lead-desk/leads?to=0000-01-01', 'to'],
        ['/lead-desk/leads?search=%00', 'search'],
        ['/lead-desk/leads?type=nothing', 'type'],
        ['/lead-desk/leads?page=x', 'page'],
        ['/lead-desk/leads?search[a]=b', 'search'],
        ['/lead-desk/export?from=yesterday', 'from'],
        ['/lead-desk/subscriptions?search=%00', 'search'],
        ['/content-search?words=%00', 'words'],
        ['/picture-use?only=most', 'only'],
        ['/record-tasks/plans?month=2026-13', 'month'],
        ['/record-translations?language=xx', 'language'],
        ['/record-history/constructor/x', 'uid'],
        [`/record-history/${uid}/%00`, 'documentId'],
        ['/redirect-trials?from=//elsewhere&to=/', 'from'],
      ] as const) {
        const { status, body } = await boss.call('GET', path)
        expect(status, path).toBe(400)
        expect(textAt(body, 'error', 'message'), path).toMatch(new RegExp(`“${parameter}” must be \\w`))
      }
      for (const [method, path] of [
        ['DELETE', '/lead-desk/views/x'],
        ['POST', '/lead-desk/undelivered/x/send'],
        ['GET', '/content-sheets/imports/x'],
        ['DELETE', '/record-bin/-1'],
      ] as const) {
        expect((await boss.call(method, path)).status, path).toBe(400)
      }
      for (const [method, path] of [
        ['DELETE', '/lead-desk/views/99999999999'],
        ['POST', '/lead-desk/undelivered/99999999999/send'],
        ['GET', '/lead-desk/leads/nothing'],
        ['GET', `/record-history/${uid}/nothing`],
        ['GET', `/record-checks/${uid}/nothing`],
        ['GET', `/record-tasks/${uid}/nothing`],
        ['GET', '/content-sheets/imports/99999999999'],
      ] as const) {
        expect((await boss.call(method, path)).status, path).toBe(404)
      }
    })

    it('count the words of visitors as words', async () => {
      const context = { campaign: { utm_source: 'constructor' } }
      receiptIn(await send(backend, 'general-leads', { ...bodyOf('general-leads'), context }))
      const counts = await boss.must('GET', '/lead-desk/counts')
      expect(valueAt(counts, 'campaign', 'constructor')).toBe(1)
    })
  },
  { SEED: 'none', ...ADMIN_ENV },
)

const pathOf = (route: string) => route.split(' ').toReversed().join(' ')
