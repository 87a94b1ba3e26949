import { Flex, IconButton } from '@strapi/design-system'
import { ArrowDown, ArrowUp, Trash } from '@strapi/icons'

interface Props {
  /** What the row is, such as `Room 3`. */
  name: string
  index: number
  count: number
  disabled: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves and removes a row. */
export function RowButtons({ name, index, count, disabled, onMove, onRemove }: Props) {
  return (
    <Flex gap={1}>
      <IconButton
        label={`Move ${name} up`}
        variant="ghost"
        disabled={disabled || index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        variant="ghost"
        disabled={disabled || index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton label={`Remove ${name}`} variant="ghost" disabled={disabled} onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  )
}
