import { COOKIE_LIFE, type StoredKey } from '@/config/stored-keys'
import type { Phrase } from '@/words/say'

/** What a visitor is told about a value that this site keeps in the browser. */
interface StoredEntry {
  /** `tab` is deleted with its tab, `device` stays until it is deleted; `cache` and `database` hold more than text. */
  where: 'cookie' | 'tab' | 'device' | 'cache' | 'database'
  /** What it holds, and why. */
  purpose: Phrase
  /** The action that makes the site write it; before, nothing is kept. */
  when: Phrase
  life: Phrase
  /** The number in `life`. */
  count?: number
}

const UNTIL_CLEARED = 'Until you clear this site’s data in your browser'

/** Everything that the site keeps in a browser, one row per name. A name without a row does not compile. */
export const storedEntries: Readonly<Record<StoredKey, StoredEntry>> = {
  consent: {
    where: 'device',
    purpose: 'Your answer, yes or no, about counting your visits',
    when: 'You answer the question',
    life: UNTIL_CLEARED,
  },
  films: {
    where: 'device',
    purpose: 'That films may be played from the sites that host them',
    when: 'You tick “Do not ask again” at such a film, or the box here',
    life: 'Until you clear the tick here, or this site’s data in your browser',
  },
  shortlist: {
    where: 'device',
    purpose: 'Up to four projects that you chose to compare',
    when: 'You choose a project to compare',
    life: 'Until you remove them',
  },
  searches: {
    where: 'device',
    purpose: 'Your last five searches, offered in the search box',
    when: 'You search',
    life: 'Until you choose “Clear recent searches”',
  },
  slash: {
    where: 'device',
    purpose: 'That the slash key is not to open the search',
    when: 'You switch the key off on the page of results',
    life: 'Until you switch it on',
  },
  draft: {
    where: 'tab',
    purpose: 'What you have typed into a form, so that a reload loses nothing; never your ticks',
    when: 'You type into a form',
    life: 'Until the form is sent or the tab is closed',
  },
  campaign: {
    where: 'tab',
    purpose: 'The advertisement that led you here, sent along with a form',
    when: 'You come by the link of an advertisement',
    life: 'Until the tab is closed',
  },
  receipt: {
    where: 'cookie',
    purpose: 'The receipt of your enquiry, so that its page can be loaded again; scripts cannot read it',
    when: 'You send a form',
    life: '{count} minutes',
    count: COOKIE_LIFE.receipt / 60,
  },
  newsletter: {
    where: 'cookie',
    purpose: 'What became of a form that asks for mails, for the page that tells you; scripts cannot read it',
    when: 'You follow a page, or subscribe without JavaScript',
    life: '{count} minutes',
    count: COOKIE_LIFE.newsletter / 60,
  },
  link: {
    where: 'cookie',
    purpose: 'The private link of a mail that you opened, so that it stands in no address; scripts cannot read it',
    when: 'You follow such a link',
    life: '{count} minutes',
    count: COOKIE_LIFE.link / 60,
  },
  pages: {
    where: 'cache',
    purpose: 'The last pages that you saw, to show them when the network is away; none that is about you',
    when: 'You look at a page, unless your browser saves data',
    life: '14 days, the last 40 pages, or until the site is renewed',
  },
  files: {
    where: 'cache',
    purpose: 'Pictures and scripts of those pages, and the page that says that the network is away',
    when: 'You look at a page, unless your browser saves data',
    life: '14 days, the last 200 files, or until the site is renewed',
  },
  ages: {
    where: 'database',
    purpose: 'When those pages and files were last used, so that the oldest go first',
    when: 'You look at a page, unless your browser saves data',
    life: 'As long as the pages',
  },
  preview: {
    where: 'cookie',
    purpose: 'The link by which you look at pages that are not published yet; scripts cannot read it',
    when: 'Somebody who writes here sends you such a link',
    life: 'At most {count} days, or until you choose “Leave the preview”',
    count: COOKIE_LIFE.preview / 86_400,
  },
}
