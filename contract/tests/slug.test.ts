import { describe, expect, it } from 'vitest'
import { indianTime, indianTimeIn, slugOf } from '../src/index.js'

describe('the slug of a name', () => {
  it.each([
    // Unchanged since the first release, because addresses contain them.
    ['Channel Partners', 'channel-partners'],
    ['Under construction', 'under-construction'],
    ['Land & capital', 'land-capital'],
    ['  Brick & Balance-Sheet! ', 'brick-balance-sheet'],
    ['1.5 BHK', '1-5-bhk'],
    ['Café', 'cafe'],
    ['  José & Ana ', 'jose-ana'],
    // Devanagari: vowel signs, the virama and the nukta belong to the word.
    ['मालाड पश्चिम', 'मालाड-पश्चिम'],
    ['मीरा अय्यर', 'मीरा-अय्यर'],
    // Urdu.
    ['آزاد نگر', 'آزاد-نگر'],
    // Tamil, with a digit.
    ['அண்ணா நகர் 2', 'அண்ணா-நகர்-2'],
    ['।!', ''],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('differs for localities of a city in any script', () => {
    const names = ['मालाड', 'मलाड', 'मुलुंड', 'کھار', 'کهار', 'বালি', 'Malad', 'Mulund']
    expect(new Set(names.map(slugOf)).size).toBe(names.length)
  })

  it.each([
    ['é', '\u0065\u0301'],
    ['क़िला', '\u0958िला'],
    ['آ', '\u0627\u0653'],
  ])('is one however Unicode writes it: %s', (one, other) => {
    expect(slugOf(other)).toBe(slugOf(one))
  })

  it('has no zero-width joiners', () => {
    expect(slugOf('क्\u200dष')).toBe(slugOf('क्ष'))
  })

  it('stays the same when it is taken again', () => {
    for (const name of ['मालाड पश्चिम', 'آزاد نگر', 'Café & Bar']) expect(slugOf(slugOf(name))).toBe(slugOf(name))
  })
})

describe('a moment in India', () => {
  it('is given in Indian time, in any time zone of the server', () => {
    expect(indianTime('2026-11-23T13:00:00Z')).toBe('Monday 23 November 2026, 6:30\u00a0pm')
    expect(indianTime('2026-11-23T13:00:00Z', ' ')).toBe('Monday 23 November 2026, 6:30 pm')
    expect(indianTime('soon')).toBe('')
  })

  it('is written as the readers of a language write it', () => {
    expect(indianTimeIn('2026-11-23T13:00:00Z', 'hi-IN')).toBe('सोमवार, 23 नवंबर 2026 को शाम 6:30 बजे')
    expect(indianTimeIn('2026-11-23T03:15:00Z', 'hi-IN')).toBe('सोमवार, 23 नवंबर 2026 को सुबह 8:45 बजे')
    expect(indianTimeIn('soon', 'hi-IN')).toBe('')
  })
})
