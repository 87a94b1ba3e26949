import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { goodRecordOf } from '../../support/expected/broken-records'
import { textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from './editors'

const MODEL = 'consolidated-project'
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const FILM = join(ROOT, 'content/seed/media/films/ashlar-in-courses.mp4')

describeOnEachDatabase(
  'files of a project',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })

    /** Uploads a file, described, and answers with its id and address. */
    async function put(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<{ id: number; url: string }> {
      const answer = await boss.sendFile('/upload', 'files', name, content)
      const file = valueAt(typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body, '0')
      const id = Number(valueAt(file, 'id'))
      await boss.call('PUT', `/upload/files/${id}`, { fileInfo: { alternativeText: 'Three rooms around a court' } })
      return { id, url: textAt(file, 'url') }
    }

    /** The answer to publishing a project with these fields. */
    async function publish(fields: object): Promise<{ status: number; message: string; project: string }> {
      const project = await boss.make(MODEL, {
        ...goodRecordOf(MODEL),
        slug: `files-${crypto.randomUUID()}`,
        ...fields,
      })
      const { status, body } = await boss.publish(MODEL, project)
      return { status, message: status < 300 ? '' : textAt(body, 'error', 'message'), project }
    }
    const planned = (id: number) => ({ configurations: [{ name: '2 BHK', carpetArea: 700, planFile: { id } }] })

    it('are a plan of a unit, as a picture or as a PDF, and the brochure of the developer', async () => {
      const [drawing, paper] = [await boss.upload('plan.svg'), (await put('plan.pdf', PDF)).id]
      await boss.call('PUT', `/upload/files/${drawing}`, { fileInfo: { alternativeText: 'Three rooms' } })
      for (const fields of [planned(drawing), planned(paper), { developerBrochure: { id: paper } }]) {
        expect(await publish(fields)).toMatchObject({ status: 200, message: '' })
      }
    })

    it('are refused when they are of another kind, with the field and what to choose', async () => {
      const film = (await put('tour.mp4', new Uint8Array(await readFile(FILM)))).id
      const picture = await boss.upload('brochure.svg')
      await boss.call('PUT', `/upload/files/${picture}`, { fileInfo: { alternativeText: 'A cover' } })
      const asPlan = await publish(planned(film))
      expect(asPlan).toMatchObject({ status: 400 })
      expect(asPlan.message).toContain(
        'Configurations, 1, Plan as a file: “tour.mp4” is an MP4 film; choose a picture or a PDF document.',
      )
      const asBrochure = await publish({ developerBrochure: { id: picture } })
      expect(asBrochure.message).toContain(
        'Brochure of the developer: “brochure.svg” is an SVG drawing; choose a PDF document.',
      )
      const asPicture = await publish({ pictures: [{ picture: { id: film } }] })
      expect(asPicture.message).toContain('“tour.mp4” is an MP4 film; choose a picture.')
    })

    it('are a plan only with words for who cannot see it', async () => {
      expect((await publish(planned(await boss.upload('bare.svg')))).message).toContain('has no alternative text')
    })

    it('are no address in the video tour, unless the library has the film', async () => {
      const film = await put('walk.mp4', new Uint8Array(await readFile(FILM)))
      for (const videoTour of [film.url, `https://admin.example${film.url}`, 'https://youtu.be/M7lc1UVf-VE']) {
        expect(await publish({ videoTour }), videoTour).toMatchObject({ status: 200 })
      }
      expect((await publish({ videoTour: 'https://films.example/tour.mp4' })).message).toContain(
        'Video tour: is no film that the site can play. Paste a link such as https://www.youtube.com/watch?v=',
      )
      expect((await publish({ videoTour: '/uploads/gone.mp4' })).message).toContain(
        'Video tour: names no file of the Media Library: /uploads/gone.mp4.',
      )
    })

    it('keep a film that the video tour names from being deleted', async () => {
      const film = await put('court.mp4', new Uint8Array(await readFile(FILM)))
      await publish({ videoTour: film.url })
      expect((await boss.call('DELETE', `/upload/files/${film.id}`)).status).toBe(400)
    })
  },
  ADMIN_ENV,
)
