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
      - navigation "Footer"
      - paragraph:
        - link "Accessibility"
        - link "Cookies"
  `)
})

test('the list of projects: kinds, filters, count, order, and what has changed', async ({ page }) => {
  await visit(page, '/projects?city=pune')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading [level=1]
    - navigation "Kind of property"
    - form "Filter the projects":
      - group: /City and locality/
      - group: /Configuration/
      - checkbox /RERA registered/
    - region /\\d+ projects/:
      - heading /\\d+ projects/ [level=2]
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
  await field('name').press('Enter')
  await expect(summary).toMatchAriaSnapshot(`
    - alert:
      - paragraph: /fields to check/
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
