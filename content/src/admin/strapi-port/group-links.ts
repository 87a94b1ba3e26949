import type { StrapiApp } from '@strapi/strapi/admin'
import { type TaskGroup, taskGroups } from '../../editors/task-group-table'
import { addStyles } from '../add-styles'

/** A link of the content manager's menu; the parts that are used here. */
interface MenuLink {
  uid: string
  title: string
}

const order = taskGroups.flatMap(({ models }) => models.map((model) => `api::${model}.${model}`))

/**
 * Groups the content manager's menu by task. Strapi shows two lists, of collections and of single types, each sorted by
 * title. The first takes the links of both, and spaces before the titles, which a page does not show, give the order. The
 * second list stays empty and is hidden.
 */
export function groupMenu(app: Pick<StrapiApp, 'registerHook'>): void {
  // Strapi asks for the second list right after the first, and shows both afterwards.
  let merged: MenuLink[] = []
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', (menu: { ctLinks: MenuLink[] }) => {
    merged = menu.ctLinks.map(withSortingSpaces)
    return { ...menu, ctLinks: merged }
  })
  app.registerHook('Admin/CM/pages/App/mutate-single-types-links', (menu: { stLinks: MenuLink[] }) => {
    merged.push(...menu.stLinks.map(withSortingSpaces))
    return { ...menu, stLinks: [] }
  })
  addStyles([EMPTY_LIST, ...taskGroups.map(headingOf)].join('\n'))
}

/** Types that are in no group come last, by title. */
function withSortingSpaces(link: MenuLink): MenuLink {
  const index = order.indexOf(link.uid)
  return index === -1 ? link : { ...link, title: ' '.repeat(order.length - index) + link.title.trim() }
}

const EMPTY_LIST = 'nav li:has(> div > ol:empty) { display: none; }'

/** The heading of a group, before its first link that is in sight: a search leaves out some. */
function headingOf({ name, models }: TaskGroup): string {
  const links = `> a:is(${models.map((model) => `[href*="/api::${model}.${model}"]`).join(',')})`
  const item = `nav ol > li:has(${links})`
  return `${item}:not(li:has(${links}) + li)::before {
    content: ${JSON.stringify(name)};
    display: block;
    padding: 1.6rem 1.2rem 0.4rem;
    font-size: 1.1rem;
    font-weight: 600;
    letter-spacing: 0.03em;
    text-transform: uppercase;
    opacity: 0.7;
  }`
}
