import type { RecordFault } from '@ashlar/contract'
import { isMailText, type MailTextName, placeholdersOf } from '../mail/texts'
import type { PublishRule } from './faults'
import { textOf } from './walk'

/** Every name in braces in a mail text must be one that is filled in. */
export const mailTextRule: PublishRule = ({ model, record }) => {
  if (model !== 'mail-text') return []
  return Object.keys(record)
    .filter(isMailText)
    .flatMap((field: MailTextName): RecordFault[] => {
      const known: readonly string[] = placeholdersOf(field)
      const names = [...textOf(record[field]).matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
      return names
        .filter((name) => !known.includes(name))
        .map((name) => ({
          path: [field],
          message: `{${name}} is never filled in; there are ${known.map((one) => `{${one}}`).join(', ')}`,
        }))
    })
}
