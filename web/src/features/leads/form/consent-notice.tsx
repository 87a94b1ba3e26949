import { type ConsentNotice, consentRights, noticeInTheNameOf } from '@ashlar/contract'
import { readSettings } from '@/content/readers/settings'
import styles from './consent-notice.module.css'
import { ENVELOPE_FIELDS } from './validate-form'

interface ConsentNoticeProps {
  notice: ConsentNotice
  /** What the form asks for. */
  asked: readonly string[]
  /** Makes ids of several forms on a page differ. */
  prefix: string
  /** What was ticked before, when the form is shown again. Nothing is ticked by us. */
  ticked: (name: string) => boolean
  fault: string
}

/**
 * What happens to the details, and the boxes that agree to it: before anything is sent, nothing ticked. What they are used
 * for and how long they are kept is always read; the items and the rights unfold, without script too.
 */
export async function ConsentFields({ notice: unnamed, asked, prefix, ticked, fault }: ConsentNoticeProps) {
  const { brandName } = await readSettings()
  const notice = noticeInTheNameOf(brandName, unnamed)
  return (
    <fieldset className={styles.notice}>
      <legend className={styles.title}>How we use your details</legend>
      <div className={styles.terms}>
        <p>
          {notice.use} {notice.kept}
        </p>
        <details>
          <summary className={styles.more}>What we ask for, and your rights</summary>
          <div className={styles.terms}>
            <p>We ask for</p>
            <ul className={styles.data}>
              {asked.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>
              {consentRights} <a href="/about/contact-us#grievance-contact">Grievance contact</a>
            </p>
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
        required={required}
        defaultChecked={ticked(name)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={required ? `${id}-fault` : undefined}
      />
      <label htmlFor={id}>
        {label}
        {required ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      {required ? (
        <p className={styles.fault} id={`${id}-fault`} data-fault-of={name}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
