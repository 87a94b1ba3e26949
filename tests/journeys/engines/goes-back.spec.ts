import { randomUUID } from 'node:crypto'
import { test } from '../../support/engines/engine-journey'

/** WebKit’s window is not narrower. */
const TABLET = { width: 820, height: 1000 }
const DESKTOP = { width: 1440, height: 900 }
/** Nothing covers the page, and nothing holds it. */
const FREE = `!document.querySelector('dialog[open]') && !document.querySelector('html[data-held]') && !document.querySelector('body [inert] main')`

test.describe('back from the next page', { tag: '@release' }, () => {
  test('the drawers are closed, and the page scrolls', async ({ visitor }) => {
    await visitor.resize(TABLET)
    try {
      await visitor.open('/')
      await visitor.click({ css: 'header button', words: 'Menu' })
      await visitor.has({ css: '#mobile-menu' })
      await visitor.click({ css: '#mobile-menu a[href="/careers"]' })
      await visitor.expect('location.pathname', '/careers')
      await visitor.goBack('/')
      await visitor.expect(FREE, true)
      await visitor.read('scrollTo({ top: 400, behavior: "instant" })')
      await visitor.expect('scrollY > 300', true)
      await visitor.click({ css: 'header button', words: 'Menu' })
      await visitor.has({ css: '#mobile-menu' })
    } finally {
      await visitor.resize(DESKTOP)
    }
  })

  test('the mega menu is closed', async ({ visitor }) => {
    await visitor.open('/')
    await visitor.click({ css: '[data-menu-button]', words: 'Services' })
    await visitor.click({ css: '#menu-services [role=tabpanel] a' })
    await visitor.expect(`location.pathname !== '/'`, true)
    await visitor.goBack('/')
    await visitor.expect(`document.querySelectorAll('[data-menu][data-open]').length`, 0)
  })

  test('the words are in the form, and others are sent as another enquiry', async ({ visitor }) => {
    await visitor.open('/about/contact-us')
    await visitor.has({ css: 'html[data-forms-ready]' })
    const form = 'form[data-lead-form="enquiry"]'
    const send = async () => {
      await visitor.of({ css: `${form} [name=consent]` }, '(element.checked = true)')
      await visitor.click({ css: `${form} button[type=submit]` })
      await visitor.expect('location.pathname', '/enquiry/received')
    }
    await visitor.choose({ css: `${form} [name=subject]` }, 'land')
    await visitor.fill({ css: `${form} [name=name]` }, 'Meera Joshi')
    await visitor.fill({ css: `${form} [name=email]` }, `${randomUUID()}@ashlar.example`)
    await visitor.fill({ css: `${form} [name=message]` }, 'Two acres')
    await send()
    const receipt = `document.querySelector('main').innerText.match(/[A-Z0-9]{4}-[A-Z0-9-]+/)?.[0]`
    const first = await visitor.read(receipt)
    await visitor.goBack('/about/contact-us')
    await visitor.has({ css: 'html[data-forms-ready]' })
    await visitor.expect(`document.querySelector('${form} [name=message]').value`, 'Two acres')
    await visitor.expect(
      `document.querySelector('${form} button[type=submit]').matches(':disabled, [aria-disabled=true]')`,
      false,
    )
    await visitor.fill({ css: `${form} [name=message]` }, ' and three')
    await send()
    await visitor.expect(`${receipt} !== ${JSON.stringify(first)}`, true)
  })
})
