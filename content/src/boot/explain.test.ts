import { beforeEach, expect, it } from 'vitest'
import { settings } from '../../config/environment'
import { explain } from './explain'

beforeEach(() => Object.assign(settings, { dataDir: '/data' }))

const failed = (code: string, path?: string) => Object.assign(new Error(`${code}: a file`), { code, path })

it.each(['EACCES', 'EROFS', 'ENOENT'])('blames the state folder only for what is in it (%s)', (code) => {
  expect(explain(failed(code, '/data/public/uploads')).mend).toMatch(/^let this user write to \/data \(DATA_DIR\)$/)
  for (const path of ['/app/content/database/migrations', '/data-of-another/file']) {
    expect(explain(failed(code, path)).mend).toMatch(/^see that the files of this version are all there/)
  }
})

it('says in words that PostgreSQL took no connection', () => {
  expect(explain(new Error('timeout expired'))).toEqual({
    cause: 'PostgreSQL took no connection in time',
    mend: expect.stringContaining('overloaded'),
  })
})

it('names the port too where the error names no file', () => {
  expect(explain(failed('EACCES')).mend).toMatch(/DATA_DIR.*a port above 1023/)
})
