import { type ExternalAddress, type NoticeVersion, type NoticeWords, noticeForms, resolveHref } from '@ashlar/contract'
import { readNotices, readNoticeVersions } from '@/content/readers/notices'
import { RichText } from '@/ui/rich-text/rich-text'
import { currentLanguage } from '@/words/current-language'
import { say } from '@/words/say'
import list from './entries.module.css'
import { noticeDay } from './notice-day'
import styles from './notice-versions.module.css'

/**
 * What each form says before something is sent, and what it said before: a visitor finds the words of the version that
 * was stored with an enquiry.
 */
export async function NoticeVersions({ addresses }: { addresses: readonly ExternalAddress[] }) {
  const [notices, versions] = await Promise.all([readNotices(), readNoticeVersions()])
  return (
    <section className="stack-5" aria-labelledby="notices-title" id="notices">
      <h2 id="notices-title">{say('Notices at our forms')}</h2>
      <p>{say('With each form we keep the version of the notice that you saw.')}</p>
      <div className={list.entries}>
        {noticeForms.map((form) => {
          const { title, version, ...words } = notices[form]
          const earlier = versions.filter((one) => one.form === form && one.version !== version)
          return (
            <section key={form} className={`stack-2 rule-above ${list.entry}`}>
              <h3 className={list.name}>{title}</h3>
              <p className="caption">{say('Version of {date}', { date: noticeDay(version) })}</p>
              <Words words={words} addresses={addresses} />
              {earlier.length > 0 ? (
                <details className={styles.versions}>
                  <summary>{say('Earlier versions: {count}', { count: earlier.length })}</summary>
                  {earlier.map((one) => (
                    <div key={one.version} className={`stack-2 ${styles.earlier}`}>
                      <p className="caption">{say('Version of {date}', { date: noticeDay(one.version) })}</p>
                      <Words words={inLanguageOfPage(one)} addresses={addresses} />
                    </div>
                  ))}
                </details>
              ) : null}
            </section>
          )
        })}
      </div>
    </section>
  )
}

const nothing: NoticeWords = { text: [], rights: [], agree: '', decline: '', marketing: '', share: '' }

function inLanguageOfPage({ words }: NoticeVersion): NoticeWords {
  return words[currentLanguage().code] ?? words.en ?? nothing
}

function Words({ words, addresses }: { words: NoticeWords; addresses: readonly ExternalAddress[] }) {
  const boxes = [words.agree, words.decline, words.share, words.marketing].filter(Boolean)
  return (
    <>
      <RichText nodes={[...words.text, ...words.rights]} resolve={(url) => resolveHref(url, addresses)} />
      {boxes.length > 0 ? (
        <ul className={styles.boxes}>
          {boxes.map((box) => (
            <li key={box}>{box}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
