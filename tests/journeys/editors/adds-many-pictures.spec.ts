import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { press } from '../../support/services/own-backend'
import { enterAdmin, openRecord, test } from '../../support/services/own-stack'
import { expect } from '../../support/test'
import { CountedActions } from '../../support/visiting/counted-actions'

const COUNT = 15
const PROJECT = ['consolidated-project', 'slug', 'samphire-house'] as const

/** Pictures as a photographer delivers them, and one file that is none. */
async function picturesIn(folder: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const path = join(folder, `tower-${index + 1}.jpg`)
      const background = { r: 20 + 15 * index, g: 120, b: 90 }
      await writeFile(
        path,
        await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      )
      return path
    }),
  )
}

test('fifteen pictures are added to a project, described, focused and put in order in at most forty actions', async ({
  page,
  stack,
  request,
  watch,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  const actions = new CountedActions()
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, PROJECT, 'Samphire House')
  actions.done.push('open the list of projects', 'open the project')
  await actions.click(page.getByRole('button', { name: 'Pictures', exact: true }))
  const gallery = page.getByRole('group', { name: 'Pictures', exact: true })
  const cards = gallery.getByRole('listitem')
  const before = await cards.count()

  const chooser = page.waitForEvent('filechooser')
  await gallery.getByRole('button', { name: 'Upload pictures' }).click()
  await (await chooser).setFiles(await picturesIn(folder))
  actions.done.push('choose fifteen files')
  await expect(cards).toHaveCount(before + COUNT, { timeout: 60_000 })
  await expect(gallery.getByText(`${COUNT} of ${COUNT} pictures were added.`)).toBeAttached()

  for (let place = before + 1; place <= before + COUNT; place += 1) {
    await actions.fill(
      gallery.getByLabel(`Alternative text of picture ${place}`, { exact: true }),
      `Tower, view ${place}`,
    )
    const focal = gallery.getByRole('button', { name: `Focal point of picture ${place}:` })
    await focal.click({ position: { x: 30, y: 20 } })
    actions.done.push(`click ${focal}`)
  }
  const last = `picture ${before + COUNT}`
  await actions.click(gallery.getByRole('button', { name: `Move ${last} up` }))
  expect(await press(page, 'Publish')).toBe(200)
  actions.done.push('Publish')
  expect(actions.done.length, actions.done.join('\n')).toBeLessThanOrEqual(40)

  const shown = async () => (await request.get('/projects/samphire-house')).text()
  await expect.poll(shown, { timeout: 10_000 }).toContain(`Tower, view ${before + COUNT}`)
  const html = await shown()
  expect(html.indexOf(`Tower, view ${before + COUNT}`)).toBeLessThan(html.indexOf(`Tower, view ${before + COUNT - 1}`))
  await rm(folder, { recursive: true })
})

test('by keyboard a picture is focused, moved and described, and a file that is none is named', async ({
  page,
  stack,
  watch,
}) => {
  await enterAdmin(page, stack, watch)
  await openRecord(page, stack, PROJECT, 'Samphire House')
  await page.getByRole('button', { name: 'Pictures', exact: true }).press('Enter')
  const gallery = page.getByRole('group', { name: 'Pictures', exact: true })
  const count = await gallery.getByRole('listitem').count()
  const chooser = page.waitForEvent('filechooser')
  await gallery.getByRole('button', { name: 'Upload pictures' }).press('Enter')
  await (await chooser).setFiles([
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    {
      name: 'roof.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    },
  ])
  await expect(gallery.getByRole('alert')).toContainText('“notes.jpg” was not stored')
  await expect(gallery.getByRole('listitem')).toHaveCount(count + 1)
  await expect(gallery.getByLabel(`Alternative text of picture ${count + 1}`, { exact: true })).toBeFocused()

  const focal = gallery.getByRole('button', { name: `Focal point of picture ${count + 1}:` })
  await focal.press('ArrowLeft')
  await focal.press('ArrowUp')
  await expect(focal).toHaveAccessibleName(/: 45 % from the left, 45 % from the top/)
  await gallery.getByLabel(`Caption of picture ${count + 1}`).fill('The roof garden')
  await gallery.getByRole('button', { name: `Move picture ${count + 1} up` }).press('Enter')
  await expect(gallery.getByLabel(`Caption of picture ${count}`, { exact: true })).toHaveValue('The roof garden')
  expect(await press(page, 'Publish')).toBe(400)
  await expect(gallery.getByLabel(`Alternative text of picture ${count}`, { exact: true })).toBeFocused()
  // The words wait for no other field: they are stored before the record.
  await gallery.getByLabel(`Alternative text of picture ${count}`, { exact: true }).fill('A garden on a roof')
  expect(await press(page, 'Publish')).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(gallery.getByLabel(`Alternative text of picture ${count}`, { exact: true })).toHaveValue(
    'A garden on a roof',
  )
})
