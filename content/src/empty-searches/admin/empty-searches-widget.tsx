import { Flex, Typography } from '@strapi/design-system'
import { WhenRead } from '../../admin/when-read'
import type { CountedSearch } from '../empty-searches'

interface Found {
  results: CountedSearch[]
  days: number
}

/** On the home page of the admin: what visitors searched in vain, the most frequent first. */
export function EmptySearchesWidget() {
  return (
    <WhenRead<Found> address="/empty-searches" subject="The searches">
      {({ results, days }) => {
        if (results.length === 0) return <Typography>Every search of the last {days} days found something.</Typography>
        return (
          <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
            {results.map(({ words, language, count }) => (
              <Typography key={`${language} ${words}`} tag="li" style={{ overflowWrap: 'anywhere' }}>
                <span lang={language}>{words}</span>: {count === 1 ? 'once' : `${count} times`}
              </Typography>
            ))}
            <Typography tag="li" textColor="neutral600">
              In the last {days} days. A word that texts use, or a synonym in “Search: words and starting points”,
              helps.
            </Typography>
          </Flex>
        )
      }}
    </WhenRead>
  )
}
