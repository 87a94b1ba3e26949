import { type NoticeForm, resolveHref } from '@ashlar/contract'
import { readNotices } from '@/content/readers/notices'
import { readSettings } from '@/content/readers/settings'
import { RichNodes } from '@/ui/rich-text/rich-nodes'
import { say } from '@/words/say'
import styles from './newsletter-form.module.css'

/** How the address is used: a short notice beside the form, and its version for what is stored. */
export async function NewsletterNotice({ form }: { form: NoticeForm }) {
  const [{ externalAddresses }, notices] = await Promise.all([readSettings(), readNotices()])
  const { text, rights, version } = notices[form]
  return (
    <details className={styles.notice}>
      <summary>{say('How we use your address')}</summary>
      <RichNodes nodes={[...text, ...rights]} resolve={(url) => resolveHref(url, externalAddresses)} />
      <input type="hidden" name="noticeVersion" value={version} />
    </details>
  )
}
