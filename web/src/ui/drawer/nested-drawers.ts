/**
 * Shows nested lists of the mobile menu in drawers of their own. `details[data-drawer-list]` says which drawer (`second` or `third`)
 * receives a copy of the list; its title is `data-drawer-title`, or else the title of the list. Without script the
 * lists unfold in place.
 *
 * @param open shows a drawer above the open ones.
 */
export function startNestedDrawers(open: (drawer: HTMLDialogElement) => void): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-drawer-list] > summary')) {
    list.setAttribute('aria-haspopup', 'dialog')
  }
  document.documentElement.setAttribute('data-drawers-ready', '')
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const details = summary?.parentElement
    if (!details?.matches('[data-drawer-list]')) return
    const drawer = document.getElementById(`mobile-menu-${details.dataset.drawerList}`)
    const list = details.querySelector('ul')
    const body = drawer?.querySelector('[data-drawer-body]')
    const title = drawer?.querySelector('[data-drawer-title]')
    if (!(drawer instanceof HTMLDialogElement) || !list || !body || !title) return
    event.preventDefault()
    title.textContent = details.dataset.drawerTitle ?? summary?.textContent ?? ''
    body.replaceChildren(list.cloneNode(true))
    body.scrollTop = 0
    open(drawer)
  })
}

/**
 * Puts the telephone number and the links to other languages below a drawer of the menu, at every level. They are copied
 * from the page, so that no page carries them twice. A drawer that has them gets the present addresses: that of the page
 * in another language changes with its filters.
 */
export function addFoot(drawer: HTMLElement): void {
  if (!drawer.id.startsWith('mobile-menu')) return
  const languages = [...document.querySelectorAll<HTMLAnchorElement>('[data-header] a[hreflang]')]
  const copies = drawer.querySelectorAll<HTMLAnchorElement>('[data-drawer-foot] > a[hreflang]')
  for (const [index, { href }] of languages.entries()) copies[index]?.setAttribute('href', href)
  if (drawer.querySelector('[data-drawer-foot]')) return
  const phone = document.querySelector('footer a[href^="tel:"]')
  const foot = document.createElement('p')
  foot.dataset.drawerFoot = ''
  foot.append(...[phone, ...languages].flatMap((link) => link?.cloneNode(true) ?? []))
  drawer.append(foot)
}
