import 'server-only'
import {
  builtInNotices,
  changeNoticeWords,
  type FormNotice,
  type NoticeForm,
  type NoticeVersion,
  notice,
  noticeForms,
  noticeInTheNameOf,
  noticeVersion,
  reads,
} from '@ashlar/contract'
import { sayMessage } from '@/words/say'
import { collection } from '../library/library'
import { emptyIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'
import { readSettings } from './settings'

/** The notice of every form: the published one, or the built-in words where there is none. */
export const readNotices = oncePerResponse(async (): Promise<Readonly<Record<NoticeForm, FormNotice>>> => {
  const [{ brandName }, published] = await Promise.all([readSettings(), emptyIfUnavailable(readWrittenNotices)])
  const noticeOf = (form: NoticeForm): FormNotice => {
    const builtIn = builtInNotices[form]
    const written = published.find((one) => one.form === form) ?? builtIn
    // A draft that was never published has no version yet; only previews show it.
    const version = written.version || builtIn.version
    const words = changeNoticeWords(written, (text) => sayIfBuiltIn(text, brandName))
    return noticeInTheNameOf(brandName, { ...words, title: sayIfBuiltIn(written.title, brandName), version })
  }
  return Object.fromEntries(noticeForms.map((form) => [form, noticeOf(form)])) as Record<NoticeForm, FormNotice>
})

const readWrittenNotices = collection(reads.notices, notice)
const readStoredVersions = collection(reads.noticeVersions, noticeVersion)

const builtInTexts: ReadonlySet<string> = new Set(Object.values(builtInNotices).flatMap(textsOf))

function textsOf(builtIn: FormNotice): string[] {
  const texts = [builtIn.title]
  changeNoticeWords(builtIn, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** The catalogues translate the built-in words, in languages into which nobody has translated the records. */
function sayIfBuiltIn(text: string, brand: string): string {
  return builtInTexts.has(text) ? sayMessage(text, { brand }) : text
}

/** Every version of every notice, the newest first; none where the backend keeps none. */
export function readNoticeVersions(): Promise<readonly NoticeVersion[]> {
  return emptyIfUnavailable(readStoredVersions)
}
