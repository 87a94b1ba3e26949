import type { Picture } from '@ashlar/contract'
import { sayName } from '@/words/say'
import { MailLink } from '../link/mail-link'
import { telHref } from '../link/phone-href'
import styles from './person.module.css'
import { Portrait } from './portrait'

interface PersonProps {
  name: string
  picture?: Picture | null
  /** The width of the portrait, where it is not the usual one. */
  sizes?: string
  role: string
  city?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  /** Set where the name is a heading. */
  nameAs?: 'h3'
}

/** A contact person with a portrait, or with initials that are drawn from the name. */
export function Person({ name, picture, sizes, role, city, phone, email, nameAs }: PersonProps) {
  const Name = nameAs ?? 'p'
  return (
    <div className={styles.person}>
      <Portrait name={name} picture={picture} {...(sizes ? { sizes } : {})} />
      <div className={styles.words}>
        <Name className={`text-l bold ${styles.name}`}>{name}</Name>
        <p className={styles.role}>{city ? `${role}, ${sayName(city)}` : role}</p>
        {phone ? <a href={telHref(phone)}>{phone}</a> : null}
        {email ? <MailLink email={email} /> : null}
      </div>
    </div>
  )
}
