import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBackupOptions, requireFilesHere } from '../../scripts/backup/main.mjs'
import { readCopyOptions } from '../../scripts/copy-site/main.mjs'
import { isBackupEntry } from '../../scripts/lib/backups/backup-parts.mjs'
import { backupName, removeOldBackups } from '../../scripts/lib/backups/kept-backups.mjs'
import { readPassphrase } from '../../scripts/lib/backups/passphrase.mjs'
import { errorIn } from '../../scripts/lib/backups/postgres-client.mjs'
import { readRestoreOptions } from '../../scripts/restore/main.mjs'
import { scratchFolder } from './scratch.js'

test('backups age out by the time in their names, and nothing else in the folder is touched', () => {
  const folder = scratchFolder()
  const now = new Date('2026-11-22T03:00:00Z')
  const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 86_400_000))
  const others = ['notes.txt', 'backup-2020-01-01.tar.gz.age', `${daysAgo(90)}.old`]
  for (const name of [daysAgo(0), daysAgo(29), daysAgo(31), `${daysAgo(40)}.partial`, ...others]) {
    writeFileSync(join(folder, name), '')
  }
  expect(removeOldBackups(folder, 30, now)).toEqual([`${daysAgo(40)}.partial`, daysAgo(31)])
  expect(readdirSync(folder).sort()).toEqual([daysAgo(0), daysAgo(29), ...others].sort())
})

test.each([
  ['content.db', true],
  ['database.dump', true],
  ['secrets.json', true],
  ['public/uploads/thumbnail_a.jpg', true],
  ['private/resumes/AbC-_1', true],
  ['private/resumes', false],
  ['public/uploads/../../secrets.json', false],
  ['/etc/passwd', false],
  ['public/uploads//a', false],
  ['mail/a\\b', false],
  ['site/answers/a', false],
  ['start.lock', false],
])('whether a backup may hold %s: %s', (name, may) => {
  expect(isBackupEntry(name)).toBe(may)
})

test.each<[string, () => unknown]>([
  ['no passphrase', () => readPassphrase({})],
  ['a short passphrase', () => readPassphrase({ BACKUP_PASSPHRASE: 'fifteen letters' })],
  ['no number of days', () => readBackupOptions(['--keep', 'a month'], {})],
  ['a flag that there is not', () => readBackupOptions(['--all'], {})],
  ['a backup that would lack its files', () => requireFilesHere({ S3_BUCKET: 'ashlar-files' }, false)],
  ['no file to restore', () => readRestoreOptions([])],
  ['two files to restore', () => readRestoreOptions(['a', 'b'])],
])('%s is refused with a cause and a mend', (_what, read) => {
  expect(read).toThrow(expect.objectContaining({ details: { cause: expect.any(String), mend: expect.any(String) } }))
})

test('of what a program of PostgreSQL said, the error is shown, not the notices before it', () => {
  const notices = Array.from({ length: 9 }, (_, at) => `NOTICE:  drop cascades to table t${at}`)
  const said = [...notices, 'psql:a.sql:7: ERROR:  relation "files" already exists', 'HINT:  none'].join('\n')
  expect(errorIn(said)).toBe('psql:a.sql:7: ERROR:  relation "files" already exists\nHINT:  none')
  expect(errorIn('no word of an error')).toBe('no word of an error')
})

test('a copy has exactly one source', () => {
  expect(readCopyOptions(['--send'])).toMatchObject({ mode: 'send', replace: false })
  expect(readCopyOptions(['--from', '/srv/data', '--replace'])).toMatchObject({ mode: 'from', from: '/srv/data' })
  for (const args of [[], ['--send', '--receive'], ['--from', '/srv/data', '--send'], ['--to', 'x']]) {
    expect(() => readCopyOptions(args)).toThrow('Nothing was copied.')
  }
})
