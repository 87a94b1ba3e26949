import { Badge, Box, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminLink } from '../../admin/admin-link'
import { AdminPage } from '../../admin/admin-page'
import { fetchMessageOf } from '../../admin/fetch-message'
import type { FoundRecord, FoundRecords } from '../search'
import { CONTENT_SEARCH_FIELD } from './shortcut'

const TYPING_MS = 250
/** The pause before an incomplete answer is asked for again. */
const AGAIN_MS = 2000
const MOST_LETTERS = 100

/** The search over all records. The address holds the words, so that the browser's Back leads to what was found. */
export default function ContentSearchPage() {
  return (
    <AdminPage title="Search" subtitle="All records that you may read, by title, address and the words inside">
      <Search />
    </AdminPage>
  )
}

function Search() {
  const [address, setAddress] = useSearchParams()
  const words = address.get('words') ?? ''
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = useFoundRecords(words.trim())
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Box maxWidth="640px">
        <Field.Root name="words" id={CONTENT_SEARCH_FIELD} hint="Ctrl-K (⌘-K on a Mac) brings you here from every page">
          <Field.Label>Words or address</Field.Label>
          <TextInput
            ref={field}
            maxLength={MOST_LETTERS}
            value={words}
            onChange={(event: { target: { value: string } }) =>
              setAddress(event.target.value ? { words: event.target.value } : {}, { replace: true })
            }
          />
          <Field.Hint />
        </Field.Root>
      </Box>
      <Box aria-live="polite">
        <Typography tag="p">{messageOf(words.trim(), found)}</Typography>
      </Box>
      {found !== null && typeof found !== 'string' && found.results.length > 0 ? (
        <Results records={found.results} />
      ) : null}
    </Flex>
  )
}

/** @returns the error's message when it could not be searched; null until the first answer. */
function useFoundRecords(words: string): FoundRecords | string | null {
  const { get } = useFetchClient()
  const [found, setFound] = useState<FoundRecords | string | null>(null)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    let current = true
    let again: ReturnType<typeof setTimeout> | undefined
    if (!words) setFound(null)
    const pause = setTimeout(async () => {
      if (!words) return
      try {
        const { data } = await get<FoundRecords>(`/content-search?words=${encodeURIComponent(words)}`)
        if (!current) return
        setFound(data)
        if (!data.isComplete) again = setTimeout(() => setTurn((count) => count + 1), AGAIN_MS)
      } catch (error) {
        if (current) setFound(fetchMessageOf(error, 'The search did not work. Try again.'))
      }
    }, TYPING_MS)
    return () => {
      current = false
      clearTimeout(pause)
      clearTimeout(again)
    }
  }, [get, words, turn])
  return found
}

function messageOf(words: string, found: FoundRecords | string | null): string {
  if (words.length < 2) return 'Type at least two letters.'
  if (found === null) return 'Searching…'
  if (typeof found === 'string') return found
  const { results, total, isComplete } = found
  const reading = isComplete ? '' : ' Not all records are read yet; more may follow in a moment.'
  if (total === 0)
    return `No record that you may read has ${words.includes(' ') ? 'all of these words' : 'this word'}.${reading}`
  if (total > results.length) {
    return `${total} records are found; the first ${results.length} are shown. Add a word to find fewer.${reading}`
  }
  return `${total === 1 ? '1 record is found' : `${total} records are found`}.${reading}`
}

const STATES = { draft: 'Draft', published: 'Published', changed: 'Changed' } as const

function Results({ records }: { records: readonly FoundRecord[] }) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius>
      <ul aria-label="Found records">
        {records.map(({ path, title, typeName, address, state, field }) => (
          <Box key={path} tag="li" padding={4} borderColor="neutral150" borderStyle="solid" borderWidth="0 0 1px">
            <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
              <Box style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                <AdminLink to={`/content-manager/${path}`} isBold>
                  {title}
                </AdminLink>
                <Typography tag="p" textColor="neutral600">
                  {[typeName, title === address ? null : address, field === null ? null : `found in ${field}`]
                    .filter((part) => part !== null)
                    .join(' · ')}
                </Typography>
              </Box>
              <Badge shrink={0}>{STATES[state]}</Badge>
            </Flex>
          </Box>
        ))}
      </ul>
    </Box>
  )
}
