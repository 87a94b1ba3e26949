import { reads } from '@ashlar/contract'
import { beforeEach, expect, it, vi } from 'vitest'

const MINUTE = 60_000

beforeEach(() => {
  vi.resetModules()
})

async function rows() {
  const { RequestError } = await import('../errors')
  const missingRows = await import('./missing-rows')
  const meets = (
    status: number,
    fault: string | null,
    now: number,
    call: (typeof reads)['leaders' | 'csrPage'] = reads.leaders,
  ) => {
    try {
      missingRows.asMissing(new RequestError('refused', call.path, `status ${status}`, status, null, fault), call, now)
    } catch (error) {
      return error instanceof RequestError ? error.kind : 'no such fault'
    }
  }
  return { ...missingRows, meets }
}

it('only the words of Strapi say that a type is missing', async () => {
  const { meets } = await rows()
  expect(meets(404, 'NotFoundError', 0)).toBe('missing')
  expect(meets(404, null, 0)).toBe('unavailable')
  expect(meets(401, 'UnauthorizedError', 0)).toBe('refused')
  expect(meets(500, 'InternalServerError', 0)).toBe('refused')
})

it('a token that may not read one type may have none; one that may read nothing is wrong', async () => {
  const { meets, noteReadable } = await rows()
  expect(meets(403, 'ForbiddenError', 0)).toBe('refused')
  noteReadable(reads.cities)
  expect(meets(403, 'ForbiddenError', 0)).toBe('missing')
})

it('a type is gone when it has been missing for ten minutes, and not before; a forbidden one never', async () => {
  const { meets, isGone, noteReadable } = await rows()
  meets(404, 'NotFoundError', 0)
  meets(404, 'NotFoundError', 9 * MINUTE)
  expect(isGone(reads.leaders, 9 * MINUTE)).toBe(false)
  expect(isGone(reads.leaders, 10 * MINUTE)).toBe(true)
  noteReadable(reads.leaders)
  expect(isGone(reads.leaders, 10 * MINUTE)).toBe(false)
  meets(403, 'ForbiddenError', 0)
  expect(isGone(reads.leaders, 60 * MINUTE)).toBe(false)
})

it('a single type is gone at once when the backend has told of a change', async () => {
  const { meets, isGone, noteChange } = await rows()
  meets(404, 'NotFoundError', 0, reads.csrPage)
  expect(isGone(reads.csrPage, 0)).toBe(false)
  noteChange(reads.csrPage)
  expect(isGone(reads.csrPage, 0)).toBe(true)
})

it('a missing type is asked for again after a minute, or a change', async () => {
  const { meets, throwIfMissing, noteChange } = await rows()
  const asks = (now: number) => {
    try {
      throwIfMissing(reads.leaders, now)
      return true
    } catch {
      return false
    }
  }
  const found = 5 * MINUTE
  meets(404, 'NotFoundError', found)
  expect([asks(found), asks(found + MINUTE - 1), asks(found + MINUTE)]).toEqual([false, false, true])
  noteChange(reads.leaders)
  expect(asks(found)).toBe(true)
})
