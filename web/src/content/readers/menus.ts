import 'server-only'
import { type MenuStructure, menuStructure, parseList, reads } from '@ashlar/contract'
import { builtInMenus } from '../built-in'
import { ContentUnavailable } from '../errors'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/** Every list of links of header, drawers and footer; those built in when there is no other copy. */
export const readMenuStructures = oncePerAnswer(async (): Promise<readonly MenuStructure[]> => {
  try {
    const { records, dropped } = await read(reads.menuStructures, (answer) => parseList(menuStructure, answer))
    logDropped('menu-structure', dropped)
    return records.length > 0 ? records : builtInMenus
  } catch (error) {
    if (error instanceof ContentUnavailable) return builtInMenus
    throw error
  }
})
