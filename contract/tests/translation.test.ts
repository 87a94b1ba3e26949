import { expect, it } from 'vitest'
import { hasText, translatableTexts, withTranslations } from '../src/translation'

const page = {
  path: '/projects',
  heading: 'Projects',
  lead: ' Homes and offices ',
  sections: [
    { anchor: 'homes', heading: 'Homes', text: '' },
    { anchor: 'more', heading: 'Projects', text: 'With a price' },
  ],
  picture: { url: '/uploads/a.jpg', alternativeText: 'A tower', name: 'Projects' },
}

it('names each text of a record once, and neither addresses nor file names', () => {
  expect(translatableTexts('page', page)).toEqual(['Projects', 'Homes and offices', 'Homes', 'With a price', 'A tower'])
  expect(translatableTexts('former-address', { formerPath: '/a', newPath: '/b' })).toEqual([])
})

it('replaces what is translated, and nothing that other records refer to', () => {
  const translations = new Map([
    ['Projects', 'प्रोजेक्ट'],
    ['Homes and offices', 'घर और कार्यालय'],
    ['A tower', 'एक टावर'],
    ['/projects', 'never'],
  ])
  expect(withTranslations('page', [page], translations)).toEqual([
    {
      ...page,
      heading: 'प्रोजेक्ट',
      lead: ' घर और कार्यालय ',
      sections: [
        { anchor: 'homes', heading: 'Homes', text: '' },
        { anchor: 'more', heading: 'प्रोजेक्ट', text: 'With a price' },
      ],
      picture: { url: '/uploads/a.jpg', alternativeText: 'एक टावर', name: 'Projects' },
    },
  ])
})

it('finds words anywhere in a record, and not within longer words', () => {
  expect(['Projects', 'a price', 'A tower', 'homes'].filter((words) => !hasText([page], words))).toEqual([])
  expect(['Project', 'tow', 'Offices', ''].filter((words) => hasText([page], words))).toEqual([])
})
