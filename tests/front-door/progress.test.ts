import { describe, expect, test } from 'vitest'
import { Progress } from '../../scripts/lib/messages/progress.mjs'

describe('progress', () => {
  test('is printed in plain lines without a terminal', async () => {
    let text = ''
    let now = 0
    const progress = new Progress({ write: (part) => (text += part) }, () => now)
    await progress.during('installing the site', async () => {
      now = 21_000
    })
    expect(text).toBe('installing the site …\ninstalling the site … done in 21 s\n')
  })

  test('on a terminal is one line that is updated, below permanent lines', async () => {
    let text = ''
    const progress = new Progress({ write: (part) => (text += part), isTTY: true, columns: 40 }, () => 0)
    await progress.during('starting the content backend', async (detail) => {
      detail('seeding 12 of 57: pages /services/residential')
      progress.say('a line that stays')
    })
    const lines = text.split('\n').map((line) => line.split('\r\u001b[2K').at(-1))
    expect(lines).toEqual(['a line that stays', 'starting the content backend … done in 0 s', ''])
    expect(text).toContain('starting the content backend … seeding ')
    expect(text).not.toContain('residential')
  })

  test('says that work which failed was stopped', async () => {
    let text = ''
    const progress = new Progress({ write: (part) => (text += part) }, () => 0)
    await expect(progress.during('work', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(text).toContain('work … stopped after 0 s')
  })
})
