import { type LeadType, resolveHref } from '@ashlar/contract'
import { readNotices } from '@/content/readers/notices'
import { readSettings } from '@/content/readers/settings'
import { RichNodes } from '@/ui/rich-text/rich-nodes'
import { say, sayMessage } from '@/words/say'
import styles from './consent-notice.module.css'
import { ENVELOPE_FIELDS } from './validate-form'

interface ConsentNoticeProps {
  type: LeadType
  /** The data that the form asks for. */
  asked: readonly string[]
  /** Prefix of ids, to distinguish several forms on a page. */
  prefix: string
  /** Boxes that the visitor had checked, when the form is shown again. No box is checked by default. */
  ticked: (name: string) => boolean
  fault: string
}

/**
 * The consent notice and its boxes, which are unchecked. How the data is used and how long it is kept is always
 * visible; the list of data and the visitor's rights unfold, without script too.
 */
export async function ConsentFields({ type, asked, prefix, ticked, fault }: ConsentNoticeProps) {
  const [{ externalAddresses }, { [type]: notice }] = await Promise.all([readSettings(), readNotices()])
  const resolve = (url: string) => resolveHref(url, externalAddresses)
  return (
    <fieldset className={`stack-3 ${styles.notice}`}>
      <legend className={`text-s bold ${styles.title}`}>{say('How we use your details')}</legend>
      <div className={`stack-2 ${styles.terms}`}>
        <RichNodes nodes={notice.text} resolve={resolve} />
        <details>
          <summary className={styles.more}>{say('What we ask for, and your rights')}</summary>
          <div className={`stack-2 ${styles.terms}`}>
            <p>{say('We ask for')}</p>
            <ul className={styles.data}>
              {asked.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <RichNodes nodes={notice.rights} resolve={resolve} />
          </div>
        </details>
      </div>
      <input type="hidden" name={ENVELOPE_FIELDS.noticeVersion} value={notice.version} />
      <Box prefix={prefix} name={ENVELOPE_FIELDS.consent} label={notice.agree} ticked={ticked} fault={fault} required />
      {notice.share ? <Box prefix={prefix} name={ENVELOPE_FIELDS.share} label={notice.share} ticked={ticked} /> : null}
      {notice.marketing ? (
        <Box prefix={prefix} name={ENVELOPE_FIELDS.marketing} label={notice.marketing} ticked={ticked} />
      ) : null}
    </fieldset>
  )
}

interface BoxProps {
  prefix: string
  name: string
  label: string
  ticked: (name: string) => boolean
  required?: boolean
  fault?: string
}

function Box({ prefix, name, label, ticked, required = false, fault }: BoxProps) {
  const id = `${prefix}-${name}`
  return (
    <div className={styles.box}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        aria-required={required}
        defaultChecked={ticked(name)}
        aria-invalid={Boolean(fault)}
        aria-describedby={required ? `${id}-fault` : undefined}
      />
      <label htmlFor={id}>
        {label}
        {required ? null : <span className={styles.optional}>{` ${say('(optional)')}`}</span>}
      </label>
      {required ? (
        <p className={`text-s semibold ${styles.fault}`} id={`${id}-fault`} data-fault-of={name}>
          {fault ? sayMessage(fault) : null}
        </p>
      ) : null}
    </div>
  )
}
