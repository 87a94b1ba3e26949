import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const MODEL = 'testimonial'

describeOnEachDatabase(
  'a publication',
  (backend) => {
    let editor: Editor
    beforeAll(async () => {
      editor = await Editor.signIn(backend)
    })

    /** The statements of the last transaction: `select testimonials`. */
    const statements = () => {
      const log = readFileSync(join(backend.stack.dataDir, 'logs', 'content.log'), 'utf8')
      const from = log.lastIndexOf('knex:query BEGIN')
      const lines = log.slice(from, log.indexOf('knex:query COMMIT', from)).split('\n')
      return lines.flatMap((line) => {
        const [, verb, table] =
          /knex:query (select|insert|update|delete)\b.*?(?:from|into|update) [`"](\w+)/.exec(line) ?? []
        return verb && table ? [`${verb} ${table}`] : []
      })
    }

    it('reads the record once before and once after, and its newest version', async () => {
      const record = await editor.make(MODEL, goodRecordOf(MODEL))
      expect((await editor.publish(MODEL, record)).status).toBe(200)
      const made = statements()
      // The button saves first, which is a change of its own.
      expect(made.filter((one) => !/ (testimonials|admin_users)$/.test(one))).toEqual([
        'select record_versions',
        'select record_versions',
        // The rules look for the service and the city that the record names.
        'select services_mdms',
        'select cities',
        'insert record_versions',
        'select record_versions',
        'select record_versions',
        'delete record_tasks',
      ])
      // Strapi's own part reads it 15 times.
      expect(made.filter((one) => one === 'select testimonials')).toHaveLength(17)
    })

    it('of the last two records of a menu that end at once, keeps one', async () => {
      const menu = 'menu-structure'
      const path = `/content-manager/collection-types/${uidOf(menu)}`
      const ids = [await editor.make(menu, goodRecordOf(menu)), await editor.make(menu, goodRecordOf(menu))]
      for (let round = 0; round < 3; round += 1) {
        for (const id of ids) expect((await editor.publish(menu, id)).status).toBe(200)
        const ends = ids.map((id) => editor.call('POST', `${path}/${id}/actions/unpublish`, {}))
        const statuses = (await Promise.all(ends)).map(({ status }) => status)
        expect(statuses.toSorted()).toEqual([200, 400])
      }
    })
  },
  { ...ADMIN_ENV, SEED: 'none', DEBUG: 'knex:query', DEBUG_COLORS: 'false' },
)
