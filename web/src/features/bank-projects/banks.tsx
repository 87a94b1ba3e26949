import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { BANK_LIST, type Bank, type BankQuery } from './bank-query'
import styles from './banks.module.css'

interface BanksProps {
  banks: readonly Bank[]
  query: BankQuery
}

/** Each bank, and the kinds of project it has read: the ways into the list. */
export function Banks({ banks, query }: BanksProps) {
  const shown = query.bank ? banks.filter(({ slug }) => slug === query.bank) : banks
  if (shown.length === 0) return null
  return (
    <Section heading={shown.length === 1 ? `What ${shown[0]?.name} has read` : 'Bank by bank'} tone="course">
      <Ashlar perCourse={2} label="Banks">
        {shown.map((bank) => (
          <div key={bank.slug} className={styles.bank}>
            <h3 className={styles.name}>
              <a href={`${BANK_LIST.hrefOf({ bank: bank.slug })}#list`}>{bank.name}</a>
            </h3>
            <ul className={styles.kinds}>
              {bank.kinds.map(({ title, slug, description, count }) => (
                <li key={slug} className={styles.kind}>
                  <p className={styles.kindName}>
                    {count > 0 ? (
                      <a href={`${BANK_LIST.hrefOf({ bank: bank.slug, kind: slug })}#list`}>{title}</a>
                    ) : (
                      <span>{title}</span>
                    )}
                    <span className={styles.count}>{count === 0 ? 'none today' : count}</span>
                  </p>
                  <p className={styles.description}>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Ashlar>
    </Section>
  )
}
