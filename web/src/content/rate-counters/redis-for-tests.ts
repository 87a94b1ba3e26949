import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A Redis for tests: the system's when it is installed, otherwise a fake that supports the commands in use. */
export interface TestRedis {
  url: string
  /** From now on it takes connections and commands, and answers none. */
  hang(): void
  /** It answers again. */
  wake(): void
  stop(): Promise<void>
}

export async function startRedis(port: number, installed = true, password = ''): Promise<TestRedis> {
  return (installed ? await startInstalled(port, password) : null) ?? startFakeRedis(port, password)
}

async function startInstalled(port: number, password: string): Promise<TestRedis | null> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp']
  const child = spawn('redis-server', [...options, ...(password ? ['--requirepass', password] : [])])
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const ready = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', () => resolve(false))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve(true)
    })
  })
  if (!(await ready)) return null
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => child.kill('SIGSTOP'),
    wake: () => child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

type Reply = string | number | null | Reply[]

async function startFakeRedis(port: number, password: string): Promise<TestRedis> {
  const sets = new Map<string, Map<string, number>>()
  const texts = new Map<string, { value: string; until: number }>()
  const sockets = new Set<Socket>()
  const answering = new Set<() => void>()
  let hangs = false

  const commands: Record<string, (...args: string[]) => Reply> = {
    zremrangebyscore: (key = '', from, to) => {
      const set = sets.get(key) ?? new Map<string, number>()
      const gone = [...set].filter(([, score]) => score >= Number(from) && score <= Number(to))
      for (const [member] of gone) set.delete(member)
      return gone.length
    },
    zadd: (key = '', _nx, score, member = '') => {
      const set = sets.get(key) ?? new Map<string, number>()
      sets.set(key, set)
      if (set.has(member)) return 0
      set.set(member, Number(score))
      return 1
    },
    zremrangebyrank: (key = '', from) => {
      const set = sets.get(key) ?? new Map<string, number>()
      const gone = [...set].sort(([, a], [, b]) => a - b).slice(Number(from))
      for (const [member] of gone) set.delete(member)
      return gone.length
    },
    zcard: (key = '') => sets.get(key)?.size ?? 0,
    pexpire: () => 1,
    set: (key = '', value = '', ...options) => {
      const known = texts.get(key)
      if (known && known.until > Date.now()) return null
      texts.set(key, { value, until: Date.now() + Number(options[options.indexOf('PX') + 1]) })
      return '+OK'
    },
    get: (key = '') => texts.get(key)?.value ?? null,
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting: Reply[] | null = null
    const answer = ([name = '', ...args]: string[]): Reply => {
      // AUTH comes alone or within HELLO, with or without a user.
      const at = [name, ...args].indexOf('AUTH')
      if (at >= 0 && !args.slice(at, at + 2).includes(password)) return '-WRONGPASS invalid username-password pair'
      if (name === 'MULTI') {
        waiting = []
        return '+OK'
      }
      if (name === 'EXEC') {
        const replies = waiting ?? []
        waiting = null
        return replies
      }
      const reply = commands[name.toLowerCase()]?.(...args) ?? (name.toLowerCase() in commands ? null : '+OK')
      if (waiting === null) return reply
      waiting.push(reply)
      return '+QUEUED'
    }
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (!hangs) answerAll()
    })
    answering.add(answerAll)
    function answerAll() {
      for (let read = readCommand(text); read; read = readCommand(text)) {
        text = text.slice(read.length)
        socket.write(written(answer(read.words)))
      }
    }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      answering.delete(answerAll)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${port}`,
    hang() {
      hangs = true
    },
    wake() {
      hangs = false
      for (const answerAll of answering) answerAll()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Parses an array of bulk strings, as clients send their commands (RESP); `null` while it is incomplete. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  let at = head[0].length
  const words: string[] = []
  for (let count = Number(head[1]); count > 0; count -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    const start = at + size[0].length
    at = start + Number(size[1]) + 2
    if (text.length < at) return null
    words.push(text.slice(start, at - 2))
  }
  return { words, length: at }
}

function written(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(written).join('')}`
  return /^[+-]/.test(reply) ? `${reply}\r\n` : `$${reply.length}\r\n${reply}\r\n`
}
