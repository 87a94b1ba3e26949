import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ColourOf, colourTokens } from '@ashlar/contract/node/colour-tokens'
import { settings } from '../config/environment'

let read: ColourOf | undefined

/** A colour of the brand by its token, as the light scheme has it. The style sheet is read once. */
export function brandColour(token: string): string {
  read ??= colourTokens(readFileSync(join(settings.brandDir, 'colours.css'), 'utf8'))
  return read(token)
}
