import { audiences } from '../../support/expected/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'
import { drawers, openFirstDrawer, openSecondDrawer } from '../../support/visiting/drawers'

/*
 * The accessibility tree of what only narrow screens have: drawers, the sheet of filters, and the steps at the lower
 * edge. The other main journeys are in desktop/is-told-to-screen-readers.spec.ts.
 */

test('a drawer: a named dialog whose lists open, and a second one that leads back', async ({ page }) => {
  await visit(page)
  const first = await openFirstDrawer(page)
  await expect(first).toMatchAriaSnapshot(`
    - dialog:
      - button "Close"
      - paragraph
      - navigation "Menu":
        - group: Services
        - group: Projects
        - group: Technology
        - group: About Us
        - group: Insights
        - link "Careers"
  `)
  await expect(first).toHaveAccessibleName(/./)
  await openSecondDrawer(page, 'Services', audiences[0])
  await expect(drawers(page).second).toMatchAriaSnapshot(`
    - dialog "Services for ${audiences[0]}":
      - button "Back"
      - paragraph: Services for ${audiences[0]}
      - list:
        - listitem:
          - link
        - listitem:
          - group
  `)
})

test('the sheet of filters: a named dialog that holds the form, and its result as a button', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.locator('summary').first().click()
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Filters":
      - form "Filter the projects":
        - button "Close the filters"
        - group:
          - group "City and locality":
            - list:
              - listitem:
                - checkbox /^Pune \\d+/
        - link "Clear all"
        - button /^Show \\d+ projects$/
  `)
})
