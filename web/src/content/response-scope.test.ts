import { expect, it } from 'vitest'
import { noteFreshFor, noteTags, observeReads, oncePerResponse } from './response-scope'

it('a response knows what it was made from, at any depth of calls', async () => {
  const read = async (...models: string[]) => noteTags(models)
  const { value, madeFrom } = await observeReads(async () => {
    await read('page', 'post')
    await Promise.all([read('page'), read('card')])
    noteFreshFor(5)
    noteFreshFor(30)
    return 'done'
  })
  expect(value).toBe('done')
  expect([...madeFrom.tags].sort()).toEqual(['card', 'page', 'post'])
  expect(madeFrom.freshFor).toBe(5)
})

it('a response reads the same once, and the next one reads it again', async () => {
  let asked = 0
  const read = oncePerResponse(async (_name: string) => ++asked)
  const make = () => Promise.all([read('a'), read('a'), read('b')])
  await observeReads(make)
  expect(asked).toBe(2)
  await observeReads(make)
  expect(asked).toBe(4)
})
