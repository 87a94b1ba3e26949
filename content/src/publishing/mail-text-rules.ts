import type { RecordFault } from '@ashlar/contract'
import { answerPlaceholders, isMailText, placeholdersOf } from '../mail/texts'
import type { PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

/** Every name in braces in a mail text must be one that is filled in. */
export const mailTextRule: PublishRule = ({ model, record }) => {
  if (model !== 'mail-text') return []
  const texts = Object.keys(record)
    .filter(isMailText)
    .flatMap((field) => unknownNames([field], record[field], placeholdersOf(field)))
  const answers = recordsOf(record.answers).flatMap((answer, index) =>
    ['subject', 'text'].flatMap((field) => unknownNames(['answers', index, field], answer[field], answerPlaceholders)),
  )
  return [...texts, ...answers]
}

function unknownNames(path: RecordFault['path'], text: unknown, known: readonly string[]): RecordFault[] {
  return [...textOf(text).matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path,
      message: `{${name}} is never filled in; there are ${known.map((one) => `{${one}}`).join(', ')}`,
    }))
}
