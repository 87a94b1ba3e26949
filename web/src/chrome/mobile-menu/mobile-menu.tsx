import type { Link } from '@ashlar/contract'
import type { ReactNode } from 'react'
import type { AudienceList, Navigation, NavigationItem } from '@/content/readers/navigation'
import { Drawer } from '@/ui/drawer/drawer'
import { MenuIcon } from '@/ui/icons/icons'
import { TextLink } from '@/ui/link/text-link'
import { say } from '@/words/say'
import styles from './mobile-menu.module.css'

/**
 * The first drawer takes 60 % of a narrow screen (specification, section 9), and more where large text would be cut
 * off.
 */
const MOBILE_MENU_WIDTH = 'max(60%, min(9.25rem, 100% - 1rem))'

/** The hamburger button of narrow screens. */
export function OpenMobileMenu() {
  return (
    <button className={`screen-only ${styles.open}`} type="button" popoverTarget="mobile-menu" aria-haspopup="dialog">
      <MenuIcon />
      <span className="sr-only">{say('Menu')}</span>
    </button>
  )
}

interface MobileMenuProps {
  navigation: Navigation
  brandName: string
  /** The link at the end. */
  last: Link
}

/**
 * The drawers of narrow screens. The first one holds the whole tree as nested `details`, which work without script.
 * With script, `ui/drawer/nested-drawers.ts` shows an audience's list in the second drawer and its sub-links in the
 * third instead. Both are empty dialogs that are filled when they open.
 */
export function MobileMenu({ navigation, brandName, last }: MobileMenuProps) {
  return (
    <>
      <Drawer id="mobile-menu" title={brandName} width={MOBILE_MENU_WIDTH}>
        <nav aria-label={say('Menu')}>
          <Accordion title={say('Services')}>
            <PlainLink href="/services">{say('All Services')}</PlainLink>
            <Audiences menu={say('Services')} audiences={navigation.services.audiences} />
          </Accordion>
          <Accordion title={say('Projects')}>
            <Entries items={navigation.projects.items} />
          </Accordion>
          <Accordion title={say('Technology')}>
            <PlainLink href="/technology">{say('All Technology')}</PlainLink>
            <Audiences menu={say('Technology')} audiences={navigation.technology.audiences} />
          </Accordion>
          <Accordion title={say('About Us')}>
            <Entries items={navigation.aboutUs.items} />
          </Accordion>
          <Accordion title={say('Insights')}>
            <Entries items={navigation.insights.items} />
          </Accordion>
          <TextLink link={last} className={`text-l semibold ${styles.top}`}>
            {last.label}
          </TextLink>
        </nav>
      </Drawer>
      <Drawer id="mobile-menu-second" title="" width="100%" leave="back" />
      <Drawer id="mobile-menu-third" title="" width="100%" leave="back" />
    </>
  )
}

function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.accordion} name="mobile-menu">
      <summary className={`bare text-l semibold ${styles.top}`}>{title}</summary>
      <ul className={styles.entries}>{children}</ul>
    </details>
  )
}

function Audiences({ menu, audiences }: { menu: string; audiences: readonly AudienceList[] }) {
  return audiences.map(({ audience, items }) => (
    <Nested
      key={audience}
      drawer="second"
      label={say(audience)}
      title={say('{menu} for {audience}', { menu, audience: say(audience) })}
    >
      <Entries items={items} />
    </Nested>
  ))
}

function Entries({ items }: { items: readonly NavigationItem[] }) {
  return items.map((item) =>
    item.subitems.length > 0 ? (
      <Nested key={item.label} drawer="third" label={item.label} title={item.label}>
        {item.href ? <Entry item={item} /> : null}
        <Entries items={item.subitems.map((subitem) => ({ ...subitem, subitems: [] }))} />
      </Nested>
    ) : (
      <Entry key={item.label} item={item} />
    ),
  )
}

function Entry({ item }: { item: NavigationItem }) {
  return (
    <li>
      <TextLink link={item}>{item.label}</TextLink>
    </li>
  )
}

function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  )
}

interface NestedProps {
  /** The drawer that shows this list when script runs. */
  drawer: 'second' | 'third'
  label: string
  /** Title of that drawer. */
  title: string
  children: ReactNode
}

function Nested({ drawer, label, title, children }: NestedProps) {
  return (
    <li>
      <details data-drawer-list={drawer} data-drawer-title={title === label ? undefined : title}>
        <summary className="bare">{label}</summary>
        <ul className={styles.entries}>{children}</ul>
      </details>
    </li>
  )
}
