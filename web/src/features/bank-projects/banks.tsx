import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { BANK_LIST, type Bank, type BankQuery, type KindCounts } from './bank-query'
import styles from './banks.module.css'

interface BanksProps {
  banks: readonly Bank[]
  counts: KindCounts
  query: BankQuery
}

/** Links to the list: one for each bank, and for each kind of project that it has approved. */
export function Banks({ banks, counts, query }: BanksProps) {
  const shown = query.bank ? banks.filter(({ slug }) => slug === query.bank) : banks
  if (shown.length === 0) return null
  return (
    <Section
      heading={shown.length === 1 ? say('What {bank} has read', { bank: shown[0]?.name ?? '' }) : say('Bank by bank')}
      tone="course"
    >
      <Ashlar perCourse={2} label={say('Banks')}>
        {shown.map((bank) => (
          <div key={bank.slug} className={`stack-4 ${styles.bank}`}>
            <h3 className={styles.name}>
              <a href={BANK_LIST.linkTo({ bank: bank.slug })}>{bank.name}</a>
            </h3>
            <ul>
              {bank.kinds.map(({ title, slug, description }) => {
                const count = counts.get(bank.slug)?.get(slug) ?? 0
                return (
                  <li key={slug} className={`stack-1 ${styles.kind}`}>
                    <p className={`text-l semibold ${styles.kindName}`}>
                      {count > 0 ? (
                        <a href={BANK_LIST.linkTo({ bank: bank.slug, kind: slug })}>{sayName(title)}</a>
                      ) : (
                        <span>{sayName(title)}</span>
                      )}
                      <span className={`soft numbers ${styles.count}`}>{count === 0 ? say('none today') : count}</span>
                    </p>
                    <p className="soft measure">{description}</p>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </Ashlar>
    </Section>
  )
}
