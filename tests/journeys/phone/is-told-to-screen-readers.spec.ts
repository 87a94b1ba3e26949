import { audiences } from '../../support/expected/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'
import { drawerHeading, drawers, openFirstDrawer, openSecondDrawer } from '../../support/visiting/drawers'

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
      - group "Services for ${audiences[0]}":
        - list:
          - listitem:
            - link
          - listitem:
            - group
  `)
})

test('what opens above the page puts the focus where screen readers say its name', async ({ page }) => {
  await visit(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.press('Enter')
  // Orca says the dialog's name only when its first element, the button, does not get the focus.
  await expect(page.locator('#mobile-menu [data-drawer-body]')).toBeFocused()
  await drawerHeading(drawers(page).first, 'Services').press('Enter')
  await drawers(page).first.locator('summary').getByText(audiences[0], { exact: true }).first().press('Enter')
  await expect(drawers(page).second.getByRole('group', { name: `Services for ${audiences[0]}` })).toBeFocused()

  await visit(page, '/projects')
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByText('Filters', { exact: true })).toBeFocused()
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
