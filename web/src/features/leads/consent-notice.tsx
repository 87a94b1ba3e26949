import { type ConsentNotice, consentRights } from '@ashlar/contract'
import { AROUND } from './check-form'
import styles from './consent-notice.module.css'

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

/** What happens to the details, item by item, and the boxes that agree to it: before anything is sent, nothing ticked. */
export function ConsentFields({ notice, asked, prefix, ticked, fault }: ConsentNoticeProps) {
  return (
    <fieldset className={styles.notice}>
      <legend className={styles.title}>What happens to these details</legend>
      <div className={styles.terms}>
        <p>We ask for</p>
        <ul className={styles.data}>
          {asked.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          {notice.use} {notice.kept}
        </p>
        <p>
          {consentRights} <a href="/about/contact-us#grievance-contact">Grievance contact</a>
        </p>
      </div>
      <input type="hidden" name={AROUND.noticeVersion} value={notice.version} />
      <Box prefix={prefix} name={AROUND.consent} label={notice.agree} ticked={ticked} fault={fault} required />
      {notice.share ? <Box prefix={prefix} name={AROUND.share} label={notice.share} ticked={ticked} /> : null}
      {notice.marketing ? (
        <Box prefix={prefix} name={AROUND.marketing} label={notice.marketing} ticked={ticked} />
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
