import { Button, Flex, Typography } from '@strapi/design-system'
import { dayOf, timeOf } from '../../admin/times'
import type { LinkLine } from '../routes'

interface SharedLinksProps {
  links: readonly LinkLine[]
  onEnd(link: number): void
}

/** The links that open a draft for people without an account, each with a button that ends it. */
export function SharedLinks({ links, onEnd }: SharedLinksProps) {
  if (links.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        Shared links
      </Typography>
      {links.map(({ id, by, madeAt, endsAt, mayEnd }) => (
        <Flex key={id} justifyContent="space-between" gap={2}>
          <Flex direction="column" alignItems="start">
            <Typography>{by}</Typography>
            <Typography variant="pi" textColor="neutral600">
              made {dayOf(madeAt)}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              ends {timeOf(endsAt)}
            </Typography>
          </Flex>
          {mayEnd ? (
            <Button
              variant="danger-light"
              size="S"
              aria-label={`End the link that ${by} made ${timeOf(madeAt)}`}
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
