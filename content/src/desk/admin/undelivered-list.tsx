import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { Undelivered } from './types'
import { messageNames } from './words'

/** Messages that could not be delivered. They come first, because somebody waits for each. */
export function UndeliveredList({ jobs, onSend }: { jobs: Undelivered[]; onSend: ((id: number) => void) | null }) {
  if (jobs.length === 0) return null
  return (
    <Box background="danger100" padding={4} marginBottom={4}>
      <Typography variant="delta" tag="h2">
        Undelivered
      </Typography>
      {jobs.map(({ id, kind, lead, attempts, lastError }) => (
        <Flex key={id} justifyContent="space-between" gap={4} paddingTop={2}>
          <Typography>
            {messageNames[kind] ?? kind} {lead ?? ''}: {lastError ?? 'no reason given'} ({attempts} attempts)
          </Typography>
          {onSend ? (
            <Button size="S" variant="secondary" onClick={() => onSend(id)}>
              Send again
            </Button>
          ) : null}
        </Flex>
      ))}
    </Box>
  )
}
