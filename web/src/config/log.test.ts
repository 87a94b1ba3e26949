import pino from 'pino'
import { expect, it } from 'vitest'
import { RequestError } from '@/content/errors'
import { logOptions } from './log'

/** The `error` of a line of the log. */
function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = []
  pino({ ...logOptions, level: 'error' }, { write: (line: string) => lines.push(line) }).error(
    { error },
    'a page failed',
  )
  return JSON.parse(lines.join('')).error
}

it('an error is logged with its class, its message, its place and its cause', () => {
  const entry = logged(new TypeError('no project', { cause: new RangeError('page 9') }))
  expect(entry).toMatchObject({ name: 'TypeError', message: 'no project', cause: { name: 'RangeError' } })
  expect(entry.frames).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]))
})

it('a failed call is logged with its details', () => {
  expect(logged(new RequestError('refused', 'POST /api/leads', 'status 400', 400))).toMatchObject({
    name: 'RequestError',
    kind: 'refused',
    call: 'POST /api/leads',
    status: 400,
  })
})

it.each([
  ['Unexpected token "a", "asha.k+1@ashlar.example" is not valid JSON', 'asha'],
  ['no desk for +91 98765 43210', '98765'],
])('what a visitor typed is redacted in %j', (message, typed) => {
  expect(JSON.stringify(logged(new SyntaxError(message)))).not.toContain(typed)
})

it('a value that is not an error is logged unchanged', () => {
  expect(logged('ECONNREFUSED')).toBe('ECONNREFUSED')
})
