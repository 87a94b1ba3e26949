import 'server-only'
import { colourTokens } from '@ashlar/contract/node/colour-tokens'
import sheet from '#brand/colours.css?raw'

/** A colour of the brand, such as `--deep`. */
export const colour = colourTokens(sheet)
