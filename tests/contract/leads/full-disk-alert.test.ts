import { afterAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../databases'
import { rowsOf } from '../rows'
import { eventually, PDF, upload } from './lead-bodies'
import { startHttpReceiver, startMailServer } from './receivers'

const OPERATOR = 'operator@ashlar.example'

const mailServer = await startMailServer()
const outside = await startHttpReceiver({ '/alerts': {} })

afterAll(async () => {
  await Promise.all([mailServer.stop(), outside.stop()])
})

describeOnEachDatabase(
  'a disk that becomes full',
  (backend) => {
    it('tells the operator once, by mail and by webhook, that the disk runs full', async () => {
      await eventually(
        () => mailServer.mails.filter(({ to, text }) => to === OPERATOR && text.includes('is nearly full')),
        (mails) => mails.length > 0,
      )
      await eventually(
        () => outside.calls.filter(({ path, body }) => path === '/alerts' && body.includes('"disk-full"')),
        (calls) => calls.length > 0,
      )
      const jobs = await rowsOf(backend, 'outbox_jobs', 'kind || CAST(detail AS TEXT)')
      const kinds = jobs.filter((job) => job.includes('disk-full')).map((job) => job.split('{')[0])
      expect(kinds.sort()).toEqual(['alert', 'alert-hook'])
    })

    it('accepts no more files', async () => {
      expect((await upload(backend, PDF, 'Meera Joshi.pdf')).status).toBe(507)
    })
  },
  {
    SEED: 'none',
    SMTP_URL: mailServer.url,
    ALERT_URL: `${outside.url}/alerts`,
    ALERT_EMAIL: OPERATOR,
    // More than any disk has.
    DISK_RESERVE_MB: '1e12',
  },
)
