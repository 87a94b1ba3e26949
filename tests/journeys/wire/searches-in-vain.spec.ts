import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Backend } from '../../contract/databases'
import { rowsOf } from '../../contract/rows'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'

function countedSearches(): Promise<string[]> {
  const { dataDir, databaseUrl = null } = stacks()
  return rowsOf({ stack: { dataDir }, databaseUrl } as Backend, 'empty_searches', "words || ': ' || count")
}

/** A word that no text has, and the search has no letters in common with. */
const unknownWord = () => randomUUID().replace(/\d/g, 'q').replaceAll('-', '').slice(0, 14)

async function searchFor(request: APIRequestContext, words: string) {
  const answer = await request.get(`/search-result?${new URLSearchParams({ searchTextFromHeader: words })}`)
  expect((await answer.text()).includes('<mark '), 'something was found').toBe(false)
}

test('a search that found nothing is counted by its folded words, and only when they tell of no person', async ({
  request,
}) => {
  const word = unknownWord()
  const person = unknownWord()
  await searchFor(request, `${person}@${person}`)
  await searchFor(request, `${word}`)
  await searchFor(request, `  ${word.toUpperCase()}\u200b `)
  await expect.poll(countedSearches).toContain(`${word}: 2`)
  expect((await countedSearches()).join()).not.toContain(person)
})
