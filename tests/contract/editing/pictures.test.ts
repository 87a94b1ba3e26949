import { findShapeFaults } from '@ashlar/contract'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, type Answer, Editor, uidOf } from './editors'

describeOnEachDatabase(
  'pictures of the media library',
  (backend) => {
    let boss: Editor
    let file: number
    let page: string
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      file = await boss.upload('quoin.svg')
      page = await boss.make('page', { ...goodRecordOf('page'), path: '/pictured', picture: { id: file } })
    })
    const pictures = async (query = '', of = boss) => listAt(await of.must('GET', `/picture-use?${query}`), 'results')

    it('are listed with the records that show them, and whether they have a description', async () => {
      expect(await pictures('search=quoin')).toMatchObject([
        { name: 'quoin.svg', alternativeText: '', useCount: 1, uses: [{ name: expect.stringContaining('Page “') }] },
      ])
      expect(await pictures('only=bare&search=quoin')).toHaveLength(1)
      expect(await pictures('only=unused&search=quoin')).toEqual([])
      const alone = await boss.upload('alone.svg')
      expect((await pictures('only=unused')).map((one) => valueAt(one, 'id'))).toContain(alone)
      expect((await boss.call('GET', '/picture-use?only=large')).status).toBe(400)
    })

    it('are not listed with records that the editor may not read', async () => {
      const people = await boss.invite('human-resources', 'Tara')
      expect(await pictures('search=quoin', people)).toMatchObject([{ useCount: 1, uses: [] }])
    })

    it('are read for the list of projects, the first of each', async () => {
      const pictured = { name: 'Quoins', city: 'Pune', propertyType: 'Residential', projectStatus: 'New launch' }
      const project = await boss.make('consolidated-project', { ...pictured, pictures: [{ picture: { id: file } }] })
      const bare = await boss.make('consolidated-project', { ...pictured, name: 'Bare' })
      const path = `/picture-use/of-projects?records=${project},${bare}`
      expect(valueAt(await boss.must('GET', path), 'results')).toEqual({
        [project]: { url: expect.stringMatching(/^\/uploads\/quoin.*\.svg$/), alternativeText: '' },
      })
      const people = await boss.invite('human-resources', 'Nila')
      expect((await people.call('GET', path)).status).toBe(403)
      for (const one of [project, bare]) await boss.delete('consolidated-project', one)
    })

    it('that are empty are refused with their name, alone and among others', async () => {
      const full = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'full.svg')
      const empty = new File([], 'court.jpg')
      for (const path of ['/upload', '/upload/files', `/upload?id=${file}`]) {
        const answer = await boss.sendForm(path, { files: path === '/upload' ? [full, empty] : empty })
        expect([answer.status, textAt(answer.body, 'error', 'message')], path).toEqual([
          400,
          '“court.jpg” was not stored: it is empty (0 bytes). Export or copy it again, then upload it again.',
        ])
      }
      expect(await pictures('search=full')).toEqual([])
    })

    it('stay visible at their focal point when they are cropped', async () => {
      const form = { fileInfo: JSON.stringify({ alternativeText: 'A stone', focalPoint: { x: 25, y: 70 } }) }
      expect((await boss.sendForm(`/upload?id=${file}`, form)).status).toBe(200)
      const record = await boss.read('page', page)
      expect(valueAt(valueAt(record, 'picture'), 'focalPoint')).toEqual({ x: 25, y: 70 })
      expect(findShapeFaults('page', record)).toEqual([])
    })

    it('keep their bytes when an editor sets their focal point and cuts nothing off', async () => {
      const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c9a227' } })
      const photo = listOf(await boss.sendFile('/upload', 'files', 'wall.jpg', bytesOf(await drawn.jpeg().toBuffer())))
      const [id, url] = [valueAt(photo, 'id'), textAt(photo, 'url')]
      const before = await boss.download(url)
      const drawAgain = async (height: number) => ({
        files: new File([bytesOf(await drawn.clone().resize(60, height).jpeg({ quality: 40 }).toBuffer())], 'wall.jpg'),
        fileInfo: JSON.stringify({ focalPoint: { x: 20, y: 30 } }),
      })
      expect((await boss.sendForm(`/upload/files/${id}/replace`, await drawAgain(40))).status).toBe(200)
      expect(await boss.download(url)).toEqual(before)
      expect(await boss.must('GET', `/upload/files/${id}`)).toMatchObject({
        name: 'wall.jpg',
        focalPoint: { x: 20, y: 30 },
      })
      expect((await boss.sendForm(`/upload/files/${id}/replace`, await drawAgain(30))).status).toBe(200)
      expect(await boss.download(url)).not.toEqual(before)
      expect(await boss.must('GET', `/upload/files/${id}`)).toMatchObject({ width: 60, height: 30 })
    })

    it('are stored upright, without the place where they were taken, as large as the site shows them', async () => {
      const telephone = sharp({ create: { width: 4800, height: 3600, channels: 3, background: '#c9a227' } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
        .withMetadata({ orientation: 6 })
      const bytes = bytesOf(await telephone.jpeg().toBuffer())
      const photo = listOf(await boss.sendFile('/upload', 'files', 'IMG_1.HEIC.jpg', bytes))
      expect(photo).toMatchObject({ width: 3600, height: 4800, formats: { thumbnail: { width: 117, height: 156 } } })
      const stored = await sharp(await boss.download(textAt(photo, 'url'))).metadata()
      expect([stored.width, stored.height, stored.orientation, stored.exif]).toEqual([3600, 4800, undefined, undefined])
    })

    it('are said to stand still when they move', async () => {
      const frame = (red: number) =>
        sharp({ create: { width: 1600, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
          .png()
          .toBuffer()
      const frames = await Promise.all([0, 90, 180].map(frame))
      const moving = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
      const { id } = listOf(await boss.sendFile('/upload', 'files', 'turning.gif', bytesOf(moving))) as { id: number }
      await boss.save('page', page, { picture: { id } })
      const hints = listAt(await boss.must('GET', `/record-checks/${uidOf('page')}/${page}`), 'hints')
      expect(hints.map(String)).toEqual([
        expect.stringContaining('“turning.gif” is an animation, of which visitors see'),
      ])
    })

    it('cause a hint when they are too small, but no refusal', async () => {
      const pixel = await boss.sendFile('/upload', 'files', 'small.png', PIXEL)
      const [{ id }] = JSON.parse(String(pixel.body)) as [{ id: number }]
      expect((await boss.save('page', page, { picture: { id } })).status).toBe(200)
      const checks = await boss.must('GET', `/record-checks/${uidOf('page')}/${page}`)
      const [hint] = listAt(checks, 'hints')
      expect(String(hint)).toMatch(/“small.png” is 1 pixels wide and is shown larger; 1600 or more/)
      expect(JSON.stringify(valueAt(checks, 'draft'))).not.toContain('pixels')
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)

/** The first file of an answer of the media library. */
function listOf({ body }: Answer): unknown {
  return (JSON.parse(String(body)) as unknown[])[0]
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(buffer)
}

const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
