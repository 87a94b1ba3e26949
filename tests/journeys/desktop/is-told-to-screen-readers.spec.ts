import { vodcasts } from '../../support/expected/page-seeds'
import { read, someRecord } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { leadForm } from '../../support/visiting/leads'

/*
 * The accessibility tree of the main journeys: landmarks, names and states. Texts of editors are left out, so that
 * these tests fail only when the structure changes.
 */

test('the home page: landmarks in their order', async ({ page }) => {
  await visit(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - list:
        - listitem:
          - link "Media"
        - listitem:
          - link "Contact"
      - search:
        - searchbox "Looking for"
        - button "Search"
      - link /, home$/
      - navigation "Main":
        - list:
          - listitem:
            - link "Services"
            - button "Open the Services menu"
    - main:
      - heading [level=1]
    - contentinfo:
      - region:
        - heading [level=2]
        - textbox "Your email"
        - button "Subscribe"
      - navigation "Footer":
        - list "Follow (opens in a new tab)":
          - listitem:
            - link "Facebook"
      - paragraph:
        - link "Accessibility"
        - link "Cookies"
  `)
})

test('the list of projects: kinds, filters, count, order, and what has changed', async ({ page }) => {
  await visit(page, '/projects?city=pune')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - form "Filter the projects":
      - group: /City and locality/
      - group: /Configuration/
      - checkbox /RERA registered/
    - region /\\d+ projects/:
      - heading /\\d+ projects/ [level=2]
      - navigation "Kind of property"
      - navigation "Show the projects as"
      - combobox "Sort by"
      - status: /\\d+ projects, .*Pune.*, sorted by Homes first/
      - list "Projects":
        - listitem:
          - article:
            - heading [level=3]:
              - link
            - term
            - definition
            - checkbox /Compare/
    - navigation "Projects by city"
    - navigation "More on projects"
  `)
})

test('a form: names, fields, and messages', async ({ page }) => {
  await page.goto('/about/contact-us')
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  const { root, field, summary } = leadForm(page, 'enquiry')
  await expect(root).toMatchAriaSnapshot(`
    - form "Ask us":
      - combobox "What it is about"
      - textbox "Name"
      - textbox "City (optional)"
      - textbox "Phone"
      - textbox "Email"
      - textbox "Message (optional)"
      - group "How we use your details":
        - checkbox /^I agree that/
        - checkbox /\\(optional\\)$/
      - paragraph:
        - button "Send the enquiry"
  `)
  // Firefox calls an empty `required` field invalid, whatever aria-invalid says.
  await expect(page.locator(':invalid'), 'nothing is invalid before the visitor erred').toHaveCount(0)
  await field('name').press('Enter')
  await expect(summary).toMatchAriaSnapshot(`
    - alert:
      - heading /fields to check/
      - list:
        - listitem:
          - link
  `)
})

test('a menu: its button says that it is open, and its tabs say which one is chosen', async ({ page }) => {
  await visit(page)
  await page.locator('[data-menu="services"] [data-menu-button]').press('Enter')
  await expect(page.locator('[data-menu="services"]')).toMatchAriaSnapshot(`
    - listitem:
      - link "Services"
      - button "Open the Services menu" [expanded]
      - tablist:
        - tab [selected]
        - tab
      - tabpanel:
        - list
  `)
})

test('the results of a search: the question, how many there are, and their kinds', async ({ page }) => {
  await visit(page, '/search-result?searchTextFromHeader=office')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /Results for/ [level=1]
    - search "Search the site":
      - searchbox "Looking for": office
      - button "Search"
    - paragraph: /\\d+ results/
    - navigation "Kinds of result":
      - list:
        - listitem:
          - link /Services \\d+ results/
  `)
})

test('a search with suggestions: the field says that they are open, and they belong to it', async ({ page }) => {
  await visit(page)
  await page.getByLabel('Looking for').fill('pune')
  const search = page.getByRole('banner').getByRole('search')
  await expect(search).toMatchAriaSnapshot(`
    - search:
      - combobox "Looking for" [expanded]: pune
      - button "Search"
      - status: /\\d+ pages? suggested/
      - listbox "Suggestions":
        - option
        - option "All results for “pune”"
  `)
  await search.getByRole('option').evaluateAll((options) => {
    for (const option of options)
      Object.defineProperty(option, 'onclick', { set: () => option.replaceChildren('anew') })
  })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(search.getByRole('option', { name: 'anew' }), 'Firefox reads such an option as a new one').toHaveCount(0)
  const first = (await search.getByRole('option').first().getAttribute('id')) ?? 'none'
  await expect(page.getByLabel('Looking for')).toHaveAttribute('aria-activedescendant', first)
})

test('a conversation: its film, chapters, speakers, and the transcript by chapters', async ({ page }) => {
  const [vodcast] = vodcasts
  const [chapter] = vodcast?.chapters ?? []
  await visit(page, `/insights/knowledge-exchange/${vodcast?.slug}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - navigation "Breadcrumbs"
      - heading "${vodcast?.title}" [level=1]
      - paragraph:
        - time
      - link /^Play film/
      - navigation "Chapters":
        - list:
          - listitem:
            - link /${chapter?.title}/
      - heading "Key points" [level=2]
      - list
      - heading "Speakers" [level=2]
      - list:
        - listitem:
          - heading [level=3]
      - heading "Transcript" [level=2]
      - form "Search":
        - searchbox "Search this transcript"
        - button "Find"
      - heading "${chapter?.title}" [level=3]
      - list:
        - listitem:
          - link "0:00"
          - paragraph:
            - strong
    - heading "Related reading" [level=2]
    - list:
      - listitem:
        - link
  `)
})

test('drawings say their name, and not the words inside them one by one', async ({ page }) => {
  const [project] = read<{ slug: string }[]>('consolidated-projects')
  for (const path of [
    `/projects/${project?.slug}`,
    '/projects/in/pune',
    '/about/contact-us',
    '/projects/calculators/emi?loan=50,00,000&rate=8.5&years=20',
  ]) {
    await visit(page, path)
    const drawings = page.locator('[role="img"]:has(text)')
    await expect(drawings.first(), path).toBeAttached()
    // Firefox reads them out even inside an image.
    await expect(drawings.locator('text:not([aria-hidden] text)'), path).toHaveCount(0)
  }
})

test('a comparison: a table whose rows and columns have headers', async ({ page }) => {
  const [one, other] = read<{ slug: string; name: string }[]>('consolidated-projects')
  await visit(page, `/projects/compare?ids=${one?.slug},${other?.slug}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs"
    - heading [level=1]
    - region "Comparison":
      - table:
        - caption: /Rows in which all are the same say so/
        - rowgroup:
          - row:
            - cell
            - columnheader "${one?.name}":
              - link "${one?.name}"
            - columnheader "${other?.name}"
          - row:
            - cell
            - cell:
              - link /^Enquire/
              - link "Remove ${one?.name}"
            - cell
        - rowgroup:
          - row:
            - rowheader "Best figures"
            - cell
            - cell
        - rowgroup:
          - row:
            - rowheader "Price and area"
          - row:
            - rowheader "Price or rent"
            - cell
            - cell
  `)
})

test('a calculator: its fields, its result, and the sum of it as a table', async ({ page }) => {
  await visit(page, '/projects/calculators/emi?loan=50,00,000&rate=8.5&years=20')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - navigation "Calculators"
    - form "Figures for the calculation":
      - textbox "Loan": 50,00,000
      - textbox "Interest, % a year"
      - textbox "Years"
      - combobox "Repayment table"
      - paragraph:
        - button "Calculate"
        - link "Clear"
    - region "Instalment a month":
      - heading "Instalment a month" [level=2]
      - paragraph: ₹43,391
      - table "How it adds up"
    - figure "Chart":
      - text: /year by year/
      - img /In year 1/
  `)
})

test('a job application: fields, the file, the consent, and messages', async ({ page }) => {
  await page.goto(`/careers/${someRecord('openings').slug}`)
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  const form = page.getByRole('form', { name: 'Apply' })
  await expect(form).toMatchAriaSnapshot(`
    - form "Apply":
      - textbox "Name"
      - textbox "Email"
      - textbox "Phone"
      - button "Résumé"
      - group "How we use your details":
        - checkbox /^I agree that/
      - paragraph:
        - button "Send the application"
        - status
  `)
  await form.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - heading /fields to check/
      - list:
        - listitem:
          - link
  `)
})
