import { isFixedAddress } from '@ashlar/contract'
import { Typography } from '@strapi/design-system'
import type { OfferedValue } from '../../editors/link-options'

interface Props {
  /** A link or a video, as it is typed. */
  value: string
  options: readonly OfferedValue[]
}

/** Below a link or a video: the title of what it leads to, or that there is no such page, address or film. */
export function TargetTitle({ value, options }: Props) {
  const [target = ''] = value.trim().split(/[?#]/, 1)
  // A path of the site, a key of an outside address, or a key of a film; anything else leads away from the site.
  const isOurs = /^(\/(?!\/)|external:|film:)/.test(target)
  if (!isOurs || options.length === 0) return null
  const option = options.find((one) => one.value === target)
  if (!option && isFixedAddress(target)) return null
  return (
    <Typography variant="pi" textColor={option ? 'neutral600' : 'danger600'}>
      {option ? option.title : 'Nothing published is there. Choose from the list while you type.'}
    </Typography>
  )
}
