import { MailLink } from '../link/mail-link'
import { telHref } from '../link/phone-href'
import styles from './person.module.css'

interface PersonProps {
  name: string
  role: string
  city?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  /** Set where the name is a heading. */
  nameAs?: 'h3'
}

/** A contact person. There are no photographs; the monogram is drawn from the name. */
export function Person({ name, role, city, phone, email, nameAs }: PersonProps) {
  const Name = nameAs ?? 'p'
  return (
    <div className={styles.person}>
      <Monogram name={name} />
      <div className={styles.words}>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.role}>{city ? `${role}, ${city}` : role}</p>
        {phone ? <a href={telHref(phone)}>{phone}</a> : null}
        {email ? <MailLink email={email} /> : null}
      </div>
    </div>
  )
}

/** Titles before a name, which are not part of it. */
const HONORIFICS: ReadonlySet<string> = new Set(['Dr', 'Prof', 'Shri', 'Smt', 'Mr', 'Mrs', 'Ms'])

/** The initials on three stones whose widths follow from the name, so that each person has a different pattern. */
export function Monogram({ name }: { name: string }) {
  const parts = name.split(/\s+/).filter((part) => part !== '' && !HONORIFICS.has(part.replace('.', '')))
  const initials = `${parts[0]?.[0] ?? ''}${parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const upper = 24 + (seed % 30)
  const lower = 72 - (Math.floor(seed / 7) % 30)
  return (
    <svg className={styles.monogram} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className={styles.stone} d={`M0 0h${upper}v20H0zM${upper + 2} 0h${94 - upper}v20H${upper + 2}z`} />
      <path className={styles.face} d="M0 22h96v52H0z" />
      <path className={styles.stone} d={`M0 76h${lower}v20H0z`} />
      <path className={styles.mark} d={`M${lower + 2} 76h${94 - lower}v20H${lower + 2}z`} />
      <text className={styles.initials} x="48" y="48" dy="0.36em" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
