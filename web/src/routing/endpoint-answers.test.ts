import { expect, it } from 'vitest'
import { ContentUnavailable } from '@/content/errors'
import { answerFromContent, answerScript } from './endpoint-answers'

const unavailable = () => Promise.reject(new ContentUnavailable('never read'))
const broken = () => Promise.reject(new TypeError('a fault of ours'))

it('answers with content that caches may keep for a while', async () => {
  const text = await answerFromContent('text/plain', async () => 'Stones')
  expect([text.status, await text.text()]).toEqual([200, 'Stones'])
  expect(text.headers.get('Cache-Control')).toContain('s-maxage=60')
  const json = await answerScript(async () => ({ stones: 3 }), 'No stones.')
  expect([json.status, await json.json()]).toEqual([200, { stones: 3 }])
  expect(json.headers.get('Cache-Control')).toContain('s-maxage=1,')
})

it('answers 404 where there is nothing', async () => {
  expect((await answerFromContent('text/plain', async () => null)).status).toBe(404)
})

it('answers 503 where the content is not available, and not with an empty list', async () => {
  const text = await answerFromContent('text/plain', unavailable)
  expect([text.status, text.headers.get('Retry-After')]).toEqual([503, '30'])
  const json = await answerScript(unavailable, 'No stones.')
  expect([json.status, json.headers.get('Retry-After'), await json.json()]).toEqual([
    503,
    '30',
    { error: 'No stones.' },
  ])
  expect(json.headers.get('Cache-Control')).toBe('no-store')
})

it('takes no fault of ours for content that is not available', async () => {
  await expect(answerFromContent('text/plain', broken)).rejects.toThrow(TypeError)
  await expect(answerScript(broken, 'No stones.')).rejects.toThrow(TypeError)
})
