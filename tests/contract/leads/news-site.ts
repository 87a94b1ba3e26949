import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FollowNewsQuestion, followNewsQuestion, REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'

const SECRET = 'a secret of backend and site for tests'

/**
 * A stand-in for the site when the backend asks it what is new; tests set how each subject is now. That the site answers
 * so is tested in web/src/features/follows/follows.test.ts.
 */
export async function startNewsSite() {
  const now = new Map<string, string>()
  const asked: { path: string; question: FollowNewsQuestion }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const signature = createHmac('sha256', SECRET).update(body).digest('hex')
      const path = request.url ?? ''
      if (!path.endsWith('/api/follows/news')) return response.writeHead(404).end()
      if (request.headers[REVALIDATE_SIGNATURE_HEADER] !== signature) return response.writeHead(401).end()
      const question = followNewsQuestion.parse(JSON.parse(body))
      asked.push({ path, question })
      const follows = question.follows.flatMap(({ id, subject, seen }) => {
        const state = now.get(subject)
        if (state === undefined) return []
        const lines = seen.state === state ? [] : [`now ${state}`]
        return { id, title: `About ${subject}`, url: `http://site.example${subject}`, lines, seen: { state } }
      })
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ follows }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    secret: SECRET,
    now,
    asked,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
