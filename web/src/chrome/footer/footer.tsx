import { dayInIndia, type Link } from '@ashlar/contract'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { TextLink } from '@/ui/link/text-link'
import { say } from '@/words/say'
import type { Chrome } from '../read-chrome'
import styles from './footer.module.css'
import { LegalFace } from './legal-face'

/** The footer of every page but the creative agency's: newsletter, links, and who runs the site. */
export function Footer({ chrome: { settings, navigation } }: { chrome: Chrome }) {
  return (
    <footer className={`on-deep ${styles.footer}`}>
      <div className="page-width">
        <section className={`screen-only ${styles.newsletter}`} aria-labelledby="newsletter-title">
          <div className={styles.newsletterWords}>
            <h2 className={styles.newsletterTitle} id="newsletter-title">
              {settings.newsletterHeading || say('Newsletter')}
            </h2>
            {settings.newsletterText ? <p>{settings.newsletterText}</p> : null}
          </div>
          <NewsletterForm id="newsletter" />
        </section>
        <nav className={`screen-only ${styles.columns}`} aria-label={say('Footer')}>
          {navigation.footer.map(({ title, links }) => (
            <Column key={title} title={title} links={links} />
          ))}
          {settings.socialProfiles.length > 0 ? (
            <Column
              title={say('Follow')}
              links={settings.socialProfiles.map(({ network, url }) => ({ label: network, href: url, external: true }))}
            />
          ) : null}
        </nav>
        <div className={styles.base}>
          {settings.advisors.length > 0 ? (
            <section className={styles.advisors}>
              <h3 className={`text-s semibold ${styles.columnTitle}`}>{say('Advisors')}</h3>
              <ul>
                {settings.advisors.map(({ name, logo }) => (
                  <li key={name}>
                    {logo?.url.startsWith('/media/') ? (
                      <img
                        src={logo.url}
                        alt={logo.alt || name}
                        width={logo.width ?? undefined}
                        height={logo.height ?? undefined}
                        loading="lazy"
                      />
                    ) : (
                      name
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <p className={`caption ${styles.statement}`}>
            {settings.equalOpportunityStatement}
            {settings.equalOpportunityPolicy ? (
              <>
                {' '}
                <a href="/careers#equal-opportunity">{say('Our policy')}</a>
              </>
            ) : null}
          </p>
        </div>
        <div className={`caption stack ${styles.legal}`}>
          <div>
            <p>{`© ${currentYear()} ${settings.legalName || settings.brandName}${say('.')} ${say('All rights reserved.')}`}</p>
            <p className={`screen-only cluster ${styles.rules}`}>
              <a href="/accessibility">{say('Accessibility')}</a>
              <a href="/cookies">{say('Cookies')}</a>
            </p>
          </div>
          <LegalFace settings={settings} />
          {settings.demonstrationNotice ? <p>{settings.demonstrationNotice}</p> : null}
        </div>
      </div>
    </footer>
  )
}

/** Where all links lead to other sites, the list says it, and not each of them. */
function Column({ title, links }: { title: string; links: readonly Link[] }) {
  const outward = links.every(({ external }) => external)
  return (
    <section className={`quiet ${styles.column}`}>
      <h3 className={`text-s semibold ${styles.columnTitle}`}>{title}</h3>
      <ul aria-label={outward ? `${title} ${say('(opens in a new tab)')}` : undefined}>
        {links.map((link) => (
          <li key={link.label}>
            <TextLink link={link} untold={outward}>
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The current year in India, where the group is. Pages are rendered again every minute, so it changes with the year.
 */
function currentYear(): string {
  return dayInIndia().slice(0, 4)
}
