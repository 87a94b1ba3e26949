import { test } from '../../support/engines/engine-journey'
import { menus } from '../../support/expected/navigation-of-the-specification'

const TABLET = { width: 820, height: 1000 }
const DESKTOP = { width: 1440, height: 900 }

/** A panel is a popover until a script has taken it over. */
const isOpen = (name: string) => `document.querySelector('[data-menu=${name}]').hasAttribute('data-open')`

test('the home page shows its first screen, and each menu opens by hover', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.has({ css: 'h1' })
  // No words of the row below the first picture are cut off.
  const cut = `[...document.querySelectorAll('main [data-count] a *')].filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible').length`
  await visitor.expect(cut, 0)
  await visitor.keep('home')
  for (const [name, { title, heading }] of Object.entries(menus)) {
    await visitor.hover({ css: '[data-menu-title]', words: title })
    await visitor.expect(isOpen(name), true)
    await visitor.has({ css: `#menu-${name} *`, words: heading })
    await visitor.keep(`menu-${name}`)
  }
})

test('the tabs of a menu change its list', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.click({ css: '[data-menu-button]', words: 'Services' })
  await visitor.click({ css: '#menu-services [role=tab]', words: 'Corporates' })
  await visitor.has({ css: '#menu-services [role=tab][aria-selected=true]', words: 'Corporates' })
  await visitor.has({ css: '#menu-services [role=tabpanel]', words: 'Leasing' })
  await visitor.keep('tabs')
})

test('drawers open three deep and close again', async ({ visitor }) => {
  await visitor.resize(TABLET)
  try {
    await visitor.open('/')
    await visitor.click({ css: 'header button', words: 'Menu' })
    await visitor.has({ css: '#mobile-menu' })
    await visitor.click({ css: '#mobile-menu summary', words: 'Services' })
    await visitor.click({ css: '#mobile-menu summary', words: 'Corporates' })
    await visitor.has({ css: '#mobile-menu-second' })
    await visitor.click({ css: '#mobile-menu-second summary' })
    await visitor.has({ css: '#mobile-menu-third' })
    await visitor.keep('drawers')
    for (const id of ['mobile-menu-third', 'mobile-menu-second', 'mobile-menu']) {
      await visitor.press('Escape')
      await visitor.hasNo({ css: `#${id}` })
    }
  } finally {
    await visitor.resize(DESKTOP)
  }
})
