import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { unfolded } from './lead-bodies'

export interface ReceivedMail {
  to: string
  raw: string
  /** The same without the line breaks of transport: a word is found wherever it stands in its line. */
  text: string
  messageId: string
}

/** A real mail server on a free port. While `failing` is set, it refuses every mail. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  const state = { failing: false }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, callback) {
      callback(state.failing ? Object.assign(new Error('try later'), { responseCode: 451 }) : null)
    },
    onRcptTo({ address }, _session, callback) {
      callback(address.startsWith('nobody') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const text = unfolded(raw)
        const messageId = /^Message-ID: *(\S+)/im.exec(text)?.[1] ?? ''
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', raw, text, messageId })
        callback()
      })
    },
  })
  // A backend that is killed breaks the connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, state, stop: () => new Promise<void>((done) => server.close(done)) }
}

export interface ReceivedCall {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/**
 * A stand-in for the CRM and the people provider: records every request, and answers with the entry of `answers` for
 * its path.
 */
export async function startHttpReceiver(answers: Readonly<Record<string, unknown>>) {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      calls.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const answer = answers[path]
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls, stop: () => new Promise<void>((done) => server.close(() => done())) }
}
