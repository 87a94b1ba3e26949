import { randomUUID } from 'node:crypto'
import { read } from '../../support/expected/seeds'
import { test } from '../../support/services/hindi-stack'
import { expect } from '../../support/test'
import { askInHindi, leadForm, someNetworkAddress } from '../../support/visiting/leads'

const projects = read<{ slug: string; city: string; projectStatus: string }[]>('consolidated-projects')
const inPune = projects.filter(({ city }) => city === 'Pune').length
const offered = projects.find(({ projectStatus }) => projectStatus !== 'Sold out')?.slug ?? ''

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() }))

test('projects are filtered and compared by plain forms in Hindi', async ({ page }) => {
  await page.goto('/hi/projects')
  const form = page.getByRole('form', { name: 'प्रोजेक्ट छाँटें' })
  await form.locator('summary').filter({ hasText: 'शहर और इलाका' }).click()
  await form.getByRole('checkbox', { name: new RegExp(`^पुणे ${inPune} `) }).check()
  await form.getByRole('button', { name: 'प्रोजेक्ट देखें' }).click()
  await page.waitForURL(/\/hi\/projects\?.*city=pune/)
  await expect(page.locator('#count')).toHaveText(`${inPune} प्रोजेक्ट`)
  const ticks = page.getByRole('checkbox', { name: /^तुलना करें: / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('form', { name: 'तुलना करें' }).getByRole('button').click()
  await expect(page).toHaveURL(/\/hi\/projects\/compare\?/)
  await expect(page.locator('thead th')).toHaveCount(2)
})

test('a refused form comes back complete in Hindi, and is then received', async ({ page, watch }) => {
  watch.expect(/422/)
  await page.goto(`/hi/projects/${offered}`)
  const { button, summary, field, fault } = leadForm(page, 'project')
  await field('name').fill('मीरा जोशी')
  await button.click()
  await expect(page).toHaveURL('/hi/api/leads/project')
  await expect(page).toHaveTitle(/^गलती: कृपया फ़ॉर्म एक बार फिर देखें/)
  await expect(summary).toContainText(/\d जगहें? सुधारें/)
  await expect(fault('consent')).toContainText('सूचना से सहमति दें')
  await expect(field('name')).toHaveValue('मीरा जोशी')
  await askInHindi(page)
})

test('a calculator and the newsletter answer in Hindi', async ({ page }) => {
  await page.goto('/hi/projects/calculators/emi')
  await page.getByLabel('लोन', { exact: true }).fill('50 लाख')
  await page.getByLabel('ब्याज, % सालाना').fill('8.5')
  await page.getByRole('button', { name: 'हिसाब लगाएँ' }).click()
  await expect(page.locator('section#result')).toContainText('₹43,391')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill('meera')
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/hi/newsletter')
  await expect(page).toHaveTitle(/^गलती: न्यूज़लेटर/)
  const again = page.getByRole('main').locator('form')
  await expect(again.getByRole('status')).toHaveText('ईमेल पता सही नहीं है')
  await again.getByRole('textbox').fill('meera.joshi@ashlar.example')
  await again.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमारे न्यूज़लेटर की सदस्यता लेने के लिए धन्यवाद')
  await expect(page.getByRole('main')).toContainText('नई रिसर्च पढ़ सकते हैं।')
})

test('in Hindi a page is followed in Hindi', async ({ page }) => {
  await page.goto('/hi/projects?city=pune')
  await page.getByText('नया आने पर मुझे बताएँ').click()
  const form = page.locator('form[action="/hi/api/follows"]')
  await form.getByRole('textbox').fill(`reader.${randomUUID()}@ashlar.example`)
  await form.getByRole('button', { name: 'मुझे बताएँ' }).click()
  await expect(page).toHaveURL(/\/hi\/follows\?of=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हम आपको लिखेंगे')
})
