import { type ExternalAddress, resolveHref, type Service } from '@ashlar/contract'
import styles from './service-offers.module.css'

interface ServiceOffersProps {
  offers: readonly Service[]
  addresses: readonly ExternalAddress[]
}

/** The offers of a service, each with a link to its description. */
export function ServiceOffers({ offers, addresses }: ServiceOffersProps) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ title, description, link }) => {
        const href = resolveHref(link, addresses)
        return (
          <li key={title} className={styles.offer}>
            <h3 className={styles.title}>{href ? <a href={href}>{title}</a> : title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
