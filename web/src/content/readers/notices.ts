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
import { sayIfKnown } from '@/words/say'
import { emptyIfUnavailable, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'
import { readSettings } from './settings'

/** The notice of every form: the published one, or the built-in words where there is none. */
export const readNotices = oncePerResponse(async (): Promise<Readonly<Record<NoticeForm, FormNotice>>> => {
  const [{ brandName }, published] = await Promise.all([
    readSettings(),
    emptyIfUnavailable(() => readRecords(reads.notices, notice)),
  ])
  const noticeOf = (form: NoticeForm): FormNotice => {
    const written = published.find((one) => one.form === form)
    if (!written) return builtInNotice(form, brandName)
    // A draft that was never published has no version yet; only previews show it.
    return noticeInTheNameOf(brandName, { ...written, version: written.version || builtInNotices[form].version })
  }
  return Object.fromEntries(noticeForms.map((form) => [form, noticeOf(form)])) as Record<NoticeForm, FormNotice>
})

function builtInNotice(form: NoticeForm, brandName: string): FormNotice {
  const english = builtInNotices[form]
  const inLanguage = changeNoticeWords(english, (words) => sayIfKnown(words, { brand: brandName }))
  return noticeInTheNameOf(brandName, { ...inLanguage, title: sayIfKnown(english.title) })
}

/** Every version of every notice, the newest first; none where the backend keeps none. */
export const readNoticeVersions = oncePerResponse(
  (): Promise<readonly NoticeVersion[]> => emptyIfUnavailable(() => readRecords(reads.noticeVersions, noticeVersion)),
)
