import sharp from 'sharp'
import { expect, it, vi } from 'vitest'

vi.mock('@/ui/styles/colours', () => ({ colour: (token: string) => (token === '--deep' ? '#0a5c36' : '#ffffff') }))

it('has the dark background of the brand, whichever brand it is', async () => {
  // The server runs in web/, and its font paths are relative to that folder.
  vi.spyOn(process, 'cwd').mockReturnValue(new URL('../../..', import.meta.url).pathname)
  const { makeSharePicture } = await import('./share-picture')
  const subject = { title: 'A page', kind: '', picture: null, cover: null }
  const picture = await makeSharePicture(subject, 'Nordwall')
  const corner = await sharp(picture).extract({ left: 4, top: 620, width: 1, height: 1 }).raw().toBuffer()
  for (const [index, value] of [0x0a, 0x5c, 0x36].entries()) expect(corner[index]).toBeCloseTo(value, -1)
}, 30_000)
