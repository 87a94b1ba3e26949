import { randomUUID } from 'node:crypto'
import { newsletterMessages } from '@ashlar/contract'
import { test } from '../../support/engines/engine-journey'
import type { EnginePage } from '../../support/engines/engine-page'
import { read } from '../../support/expected/seeds'
import { type FormVisit, formVisits } from '../../support/visiting/leads'
import { INVALID, someAddress } from '../../support/visiting/newsletter'

const inPune = read<{ city: string }[]>('consolidated-projects').filter(({ city }) => city === 'Pune').length
/** Forms with a file need a window of the system. */
const forms = formVisits.filter(({ resume }) => !resume)
const OF_EACH_SUBMISSION = ['enquiry']

test('search suggests, and the results have what was looked for', async ({ visitor }) => {
  await visitor.open('/')
  const box = { css: 'header input[type=search]' }
  await visitor.fill(box, 'pune')
  await visitor.has({ css: '[role=listbox] [role=option]' })
  await visitor.keep('suggestions')
  await visitor.press('Enter')
  await visitor.expect(`location.pathname + location.search`, '/search-result?searchTextFromHeader=pune')
  await visitor.has({ css: 'main mark' })
})

test('an address with a hash ends at its section', async ({ visitor }) => {
  await visitor.open('/technology#section-5')
  await visitor.expect(`Math.round(document.querySelector('#section-5').getBoundingClientRect().top)`, 150)
})

test('a filter shortens the list, and two projects are compared', async ({ visitor }) => {
  await visitor.open('/projects')
  // The question comes when the page is idle, and lifts what stands at the bottom of the window.
  await visitor.click({ css: '[data-consent-answer=no]' })
  await visitor.click({ css: 'main a', words: 'Pune' })
  await visitor.expect(`document.querySelector('#count').textContent`, `${inPune} projects`)
  await visitor.keep('filtered')
  for (const index of [0, 1]) {
    await visitor.of(
      { css: 'main [type=checkbox][name=ids]' },
      `document.querySelectorAll('main [type=checkbox][name=ids]')[${index}].click()`,
    )
  }
  await visitor.click({ css: '#compare button', words: 'Compare' })
  await visitor.expect(`location.pathname`, '/projects/compare')
  await visitor.expect(`document.querySelectorAll('thead th').length`, 2)
  await visitor.keep('comparison')
})

test('a calculator answers', async ({ visitor }) => {
  await visitor.open('/projects/calculators/emi')
  await visitor.fill({ css: '#figure-loan' }, '50 lakh')
  await visitor.fill({ css: '#figure-rate' }, '8.5')
  await visitor.click({ css: 'main button', words: 'Calculate' })
  await visitor.has({ css: '#result', words: '₹43,391' })
  await visitor.keep('calculator')
})

test('a map of our own drawing has the projects', async ({ visitor }) => {
  await visitor.open('/projects?city=pune&view=map')
  await visitor.expect(`document.querySelector('#count').textContent`, `${inPune} projects`)
  await visitor.keep('map')
})

test('the newsletter refuses an address that is none, and thanks for one', async ({ visitor }) => {
  await visitor.open('/careers')
  const field = { css: 'form[data-newsletter] input' }
  await visitor.fill(field, 'nobody')
  await visitor.press('Enter')
  await visitor.has({ css: '#newsletter-note', words: INVALID })
  await visitor.of(field, `(element.value = '')`)
  await visitor.fill(field, someAddress())
  await visitor.press('Enter')
  await visitor.has({ css: '*', words: newsletterMessages.success })
  await visitor.keep('toast')
})

test('the question about counting is answered once', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.read('localStorage.clear()')
  await visitor.open('/')
  await visitor.click({ css: '[data-consent-answer=no]' })
  await visitor.hasNo({ css: '[data-consent-answer=yes]' })
  await visitor.open('/careers')
  await visitor.hasNo({ css: '[data-consent-answer=yes]' })
})

test('a page is read in Hindi and in English again', async ({ visitor }) => {
  await visitor.open('/services')
  await visitor.click({ css: 'a[hreflang=hi]' })
  await visitor.expect('location.pathname', '/hi/services')
  await visitor.expect('document.documentElement.lang', 'hi')
  await visitor.keep('hindi')
  await visitor.click({ css: 'a[hreflang=en]' })
  await visitor.expect('location.pathname', '/services')
})

for (const visit of forms) {
  const tag = OF_EACH_SUBMISSION.includes(visit.form) ? [] : '@release'
  test(`the form ${visit.form} says what is missing, and is received`, { tag }, async ({ visitor }) => {
    await visitor.open(visit.path)
    await visitor.has({ css: 'html[data-forms-ready]' })
    await openForm(visitor, visit)
    const form = `form[data-lead-form="${visit.form}"]`
    await visitor.click({ css: `${form} button[type=submit]` })
    await visitor.expect(`document.activeElement.closest('[role=alert]') !== null`, true)
    await visitor.keep(`${visit.form}-refused`)
    for (const [name, value] of Object.entries({ ...visit.choices, ...visit.words })) {
      await visitor.choose({ css: `${form} [name="${name}"]` }, value || (await firstChoice(visitor, form, name)))
    }
    await visitor.fill({ css: `${form} [name=name]` }, 'Meera Joshi')
    if (visit.byPhone) await visitor.fill({ css: `${form} [name=phone]` }, '+91 98200 00101')
    else await visitor.fill({ css: `${form} [name=email]` }, `${randomUUID()}@ashlar.example`)
    await visitor.click({ css: `${form} [name=consent]` })
    await visitor.click({ css: `${form} button[type=submit]` })
    await visitor.expect('location.pathname', '/enquiry/received')
  })
}

async function openForm(visitor: EnginePage, { form }: FormVisit): Promise<void> {
  if (form === 'call-back') await visitor.unfold({ css: '#call-back > summary' })
  if (form === 'site-visit') await visitor.unfold({ css: 'summary', words: 'Book a site visit' })
  if (form === 'channel-partner') await visitor.unfold({ css: 'summary', words: 'Register as a channel partner' })
}

async function firstChoice(visitor: EnginePage, form: string, name: string): Promise<string> {
  return String(await visitor.read(`document.querySelector('${form} [name="${name}"]').options[1].value`))
}
