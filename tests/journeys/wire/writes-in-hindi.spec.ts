import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ReadMail, readMail } from '../../support/reading/mail'
import { test } from '../../support/services/hindi-stack'
import { expect } from '../../support/test'
import { leadForm, someNetworkAddress } from '../../support/visiting/leads'

const someMailbox = () => `meera.${randomUUID()}@ashlar.example`

/** The mail to an address whose subject has some words. */
async function mailTo(dataDir: string, address: string, subject: string): Promise<ReadMail> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
      .find((mail) => mail.head.includes(`To: ${address}`) && mail.subject.includes(subject))
  await expect.poll(find).toBeTruthy()
  return find() as ReadMail
}

/** An address or a reference, which no language changes. */
const NO_WORDS = /^\s*(?:[\w.+-]+@[\w.-]+|[A-Z]{3}(?:-[\dA-Z]{4}){2})\s*$/

/** The words of the page that are in English. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.locator('main [lang="en"]').allTextContents()
  return texts.filter((words) => !NO_WORDS.test(words))
}

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() }))

test('a visitor asks in Hindi, is answered by a mail in Hindi, and changes and erases it in Hindi', async ({
  page,
  stack,
}) => {
  const address = someMailbox()
  await page.goto('/hi/about/contact-us')
  const { field, consent, button } = leadForm(page, 'enquiry')
  await field('subject').selectOption('land')
  await field('name').fill('मीरा जोशी')
  await field('email').fill(address)
  await consent.check()
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('धन्यवाद, यह रही पूछताछ की रसीद')
  await expect(page.getByText('हमारी टीम की ओर से जवाब मिलेगा')).toContainText(/ को शाम 6:30 बजे/)
  expect(await englishOn(page)).toEqual([])

  const { subject, text } = await mailTo(stack.dataDir, address, 'पूछताछ की रसीद')
  const reference = subject.split(' ').at(-1) ?? ''
  expect(text).toMatch(/^नमस्ते,\n/)
  const link = /http\S+\/hi\/your-enquiry\?link=\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/hi/your-enquiry')
  await expect(page).toHaveTitle(/^आपने हमें जो भेजा/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपने जो भेजा: पूछताछ')
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('हमारी टीम की ओर से जवाब')).toContainText(/ को शाम 6:30 बजे तक मिलेगा/)
  await expect(page.getByRole('definition').filter({ hasText: 'ज़मीन और संयुक्त विकास' })).toBeVisible()
  expect(await englishOn(page)).toEqual([])

  await page.getByText('अपना लिखा बदलें').click()
  await page.getByLabel('संदेश').fill('पाँच एकड़')
  await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
  await expect(page.getByText('आपके बदलाव सहेज लिए गए हैं।')).toBeVisible()
  await expect(page).toHaveURL('/hi/your-enquiry?done=correct')
  await page.getByRole('button', { name: 'मेरी सहमति वापस लें' }).click()
  await expect(page.getByText('आपकी सहमति वापस ले ली गई है।')).toBeVisible()
  await page.getByLabel('मुझे पता है कि मिटाने के बाद यह वापस नहीं आएगा।').check()
  await page.getByRole('button', { name: 'सब कुछ मिटाएँ' }).click()
  await expect(page.getByText('यह मिटा दिया गया है।', { exact: true })).toBeVisible()
  expect(await englishOn(page)).toEqual([])
})

test('a visitor subscribes in Hindi, confirms, chooses topics and leaves in Hindi', async ({ page, stack }) => {
  const address = someMailbox()
  await page.goto('/hi')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill(address)
  await form.getByRole('button').click()
  const { text } = await mailTo(stack.dataDir, address, 'न्यूज़लेटर की सदस्यता की पुष्टि करें')
  await page.goto(/http\S+\/hi\/newsletter\/confirm\?link=\S+/.exec(text)?.[0] ?? '')
  await expect(page).toHaveURL('/hi/newsletter/confirm')
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'सदस्यता की पुष्टि करें' }).click()
  await expect(page.getByText('धन्यवाद। पते की पुष्टि हो गई है।')).toBeVisible()
  expect(await englishOn(page)).toEqual([])

  const welcome = await mailTo(stack.dataDir, address, 'आपकी सदस्यता शुरू हो गई है')
  await page.goto(/http\S+\/hi\/newsletter\/preferences\?link=\S+/.exec(welcome.text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका न्यूज़लेटर')
  expect(await englishOn(page)).toEqual([])
  await page.getByLabel('नए प्रोजेक्ट').uncheck()
  await page.getByRole('button', { name: 'विषय सहेजें' }).click()
  await expect(page.getByText('आपके विषय सहेज लिए गए हैं।')).toBeVisible()
  await page.getByRole('button', { name: 'पूरी सदस्यता छोड़ें' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपने सदस्यता छोड़ दी है')
  await expect(page.getByRole('main')).toContainText(/दोबारा सदस्यता लें।/)
  expect(await englishOn(page)).toEqual([])
})
