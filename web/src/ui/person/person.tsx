import { sayName } from '@/words/say'
import { MailLink } from '../link/mail-link'
import { telHref } from '../link/phone-href'
import { Monogram } from './monogram'
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
    <div className={`cluster ${styles.person}`}>
      <Monogram name={name} />
      <div className={`stack ${styles.words}`}>
        <Name className={`text-l bold ${styles.name}`}>{name}</Name>
        <p className={styles.role}>{city ? `${role}, ${sayName(city)}` : role}</p>
        {phone ? <a href={telHref(phone)}>{phone}</a> : null}
        {email ? <MailLink email={email} /> : null}
      </div>
    </div>
  )
}
