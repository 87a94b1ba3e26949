import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textAt, valueAt } from '../answers'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { hostileFiles, type SentFile } from './file-mutations'
import { GIF } from './hostile-files'

/** Number of files; the whole full test sends 500. */
const RUNS = Number(process.env.UPLOAD_RUNS ?? 60)
/** Names the sequence, so that a failure can be repeated. */
const SEED = Number(process.env.UPLOAD_SEED ?? 11)
/** Of the processor: how long a file may hold a thread, on a machine of any load. */
const MOST_SECONDS = 5
const MOST_MEMORY = 700 * 1024 * 1024
const SERVED =
  /^(?:image\/(?:jpeg|png|webp|avif|gif|svg\+xml)|video\/(?:mp4|webm)|text\/vtt; charset=utf-8|application\/pdf)$/

describe('hostile files', () => {
  let backend: Backend
  let boss: Editor
  let replaced: unknown
  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'none', ADMIN_ENV)
    boss = await Editor.signIn(backend)
    const { body } = await boss.sendForm('/upload', { files: new File([GIF], 'a.gif') })
    replaced = valueAt((JSON.parse(String(body)) as unknown[])[0], 'id')
  })
  afterAll(() => backend?.stack.stop())

  /** What the process has used: seconds of the processor, bytes of memory. */
  async function used(): Promise<{ seconds: number; memory: number }> {
    const text = await (await fetch(new URL('/_metrics', backend.stack.contentUrl))).text()
    const numberOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    return { seconds: numberOf('process_cpu_seconds_total'), memory: numberOf('process_resident_memory_bytes') }
  }

  async function send(path: string, { name, type, bytes }: SentFile) {
    const { status, body } = await boss.sendForm(path, { files: new File([bytes], name, { type }) })
    const answer: unknown = typeof body === 'string' && body.startsWith('[') ? (JSON.parse(body) as unknown[])[0] : body
    return { status, answer }
  }

  /** Whoever opens the file gets nothing that runs. */
  async function expectHarmless(url: string, how: string): Promise<void> {
    const answer = await fetch(new URL(url, backend.stack.contentUrl))
    await answer.body?.cancel()
    expect(answer.status, how).toBe(200)
    const { headers } = answer
    const type = headers.get('content-type') ?? ''
    expect(type, how).toMatch(SERVED)
    expect(headers.get('x-content-type-options'), how).toBe('nosniff')
    expect(headers.get('content-security-policy'), how).toMatch(/^default-src 'none'.*; sandbox$/)
    expect(headers.get('content-disposition'), how).toBe(/^(?:image|video)/.test(type) ? null : 'attachment')
  }

  it('never run as script, never hold a thread, never fill the memory', async () => {
    const doors = ['/upload', '/upload/files', `/upload?id=${replaced}`, `/upload/files/${replaced}/replace`]
    const most = { seconds: 0, memory: 0, slowest: '' }
    const counts = { stored: 0, refused: 0 }
    const arbitrary = fc.tuple(await hostileFiles(), fc.constantFrom(...doors))
    await fc.assert(
      fc.asyncProperty(arbitrary, async ([file, door]) => {
        const how = `${file.how}, as ${file.name} (${file.type}) to ${door}`
        const before = await used()
        const { status, answer } = await send(door, file)
        const after = await used()
        const seconds = after.seconds - before.seconds
        if (seconds > most.seconds) Object.assign(most, { seconds, slowest: how })
        most.memory = Math.max(most.memory, after.memory)
        expect(seconds, how).toBeLessThan(MOST_SECONDS)
        expect(after.memory, how).toBeLessThan(MOST_MEMORY)
        expect([200, 201, 400, 413], `${how}: ${JSON.stringify(answer)}`).toContain(status)
        counts[status < 300 ? 'stored' : 'refused'] += 1
        if (status < 300) await expectHarmless(textAt(answer, 'url'), how)
        else expect(textAt(answer, 'error', 'message').length, how).toBeGreaterThan(10)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    expect((await fetch(new URL('/_ready', backend.stack.contentUrl))).status).toBe(204)
    expect(counts.stored).toBeGreaterThan(0)
    expect(counts.refused).toBeGreaterThan(0)
    console.info(`${RUNS} files: ${JSON.stringify({ ...counts, ...most, memory: `${most.memory >> 20} MB` })}`)
  }, 3_600_000)
})
