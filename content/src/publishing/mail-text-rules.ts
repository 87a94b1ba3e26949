import type { RecordFault } from '@ashlar/contract'
import { answerPlaceholders, isMailText, placeholdersOf } from '../mail/built-in-texts'
import type { Fields, PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

/** Every name in braces in a mail text must be one that is filled in. */
export const mailTextRule: PublishRule = ({ model, record }) => (model === 'mail-text' ? mailTextFaults(record) : [])

/** @param record the mail texts, saved or as they stand in a form. */
export function mailTextFaults(record: Fields): RecordFault[] {
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
