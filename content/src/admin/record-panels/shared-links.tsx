import { Button, Flex, Typography } from '@strapi/design-system'
import type { LinkLine } from '../../preview/routes'
import { timeOf } from '../lead-desk/words'

interface SharedLinksProps {
  links: readonly LinkLine[]
  onEnd(link: number): void
}

/** The links that open a draft for people without an account, each with a button that ends it. */
export function SharedLinks({ links, onEnd }: SharedLinksProps) {
  if (links.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" tag="h3">
        Shared links
      </Typography>
      {links.map(({ id, by, madeAt, endsAt, mayEnd }) => (
        <Flex key={id} justifyContent="space-between" gap={2}>
          <Typography>
            {by}, {timeOf(madeAt)}, until {timeOf(endsAt)}
          </Typography>
          {mayEnd ? (
            <Button
              variant="danger-light"
              size="S"
              aria-label={`End the link of ${timeOf(madeAt)}`}
              onClick={() => onEnd(id)}
            >
              End
            </Button>
          ) : null}
        </Flex>
      ))}
    </Flex>
  )
}
