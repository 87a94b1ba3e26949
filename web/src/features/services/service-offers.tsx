import { type ExternalAddress, resolveHref, type Service } from '@ashlar/contract'
import styles from './service-offers.module.css'

interface ServiceOffersProps {
  offers: readonly Service[]
  addresses: readonly ExternalAddress[]
  /** Only the names: the pages that they lead to have the descriptions. */
  names?: boolean
}

/** The offers of a service, each with a link to its description. */
export function ServiceOffers({ offers, addresses, names = false }: ServiceOffersProps) {
  return (
    <ul className={`rule-below ${styles.offers}`} data-names={names || undefined}>
      {offers.map(({ title, description, link }) => {
        const href = resolveHref(link, addresses)
        return (
          <li key={title} className={styles.offer}>
            <h3 className="text-l">{href ? <a href={href}>{title}</a> : title}</h3>
            {names ? null : <p className={`soft measure ${styles.description}`}>{description}</p>}
          </li>
        )
      })}
    </ul>
  )
}
