import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { noteTags } from '@/content/response-scope'
import { answerWithText } from './answer-with-text'
import { pages } from './page-cache'

const answer = vi.hoisted(() => ({ status: 200, text: 'A list of pages' }))
const render = vi.hoisted(() => vi.fn())
vi.mock('../app', () => ({ app: { render }, routeFor: () => undefined, policyOfPage: () => '' }))
render.mockImplementation(async () => {
  noteTags(['project'])
  return new Response(answer.text, { status: answer.status, headers: { 'Content-Type': 'text/plain' } })
})

async function ask(path: string) {
  let sent = { status: 0, text: '' }
  const response = {
    setHeader: () => response,
    getHeader: () => undefined,
    writeHead: (status: number) => {
      sent = { ...sent, status }
      return response
    },
    end: (body: Buffer) => {
      sent = { ...sent, text: body.toString() }
    },
  }
  const request = { url: path, method: 'GET', headers: {} } as unknown as IncomingMessage
  await answerWithText(path, request, response as unknown as ServerResponse)
  return sent
}

it('a text is rendered once, and again after a change of what it was made from', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(await ask('/llms.txt')).toEqual({ status: 200, text: 'A list of pages' })
  }
  expect(render).toHaveBeenCalledTimes(1)
  pages.drop(['page'])
  await ask('/llms.txt')
  expect(render).toHaveBeenCalledTimes(1)
  pages.drop(['project'])
  answer.text = 'A longer list'
  expect((await ask('/llms.txt')).text).toBe('A longer list')
})

it('a failure is sent and not kept', async () => {
  answer.status = 503
  expect((await ask('/sitemap.xml')).status).toBe(503)
  answer.status = 200
  expect((await ask('/sitemap.xml')).status).toBe(200)
})
