import { beforeAll, describe, expect, it } from 'vitest'
import { budgetIn, possessionIn } from './amounts'
import { askedProjects } from './asked-projects'
import { excerptOf, piecesOf } from './excerpt'
import { FilterVocabulary } from './filter-vocabulary'
import { Dictionary } from './languages/dictionary'
import { Meanings } from './meanings'
import { search } from './search'
import { asSentence, type SearchDocument } from './search-document'
import { SearchIndex } from './search-index'
import { resultsOf } from './search-query'
import { suggest } from './suggest'
import { formsOf, termsOf } from './terms'
import { seedDocuments, seedSearchableProjects } from './testing/seed-documents'

const index = new SearchIndex()
const meanings = new Meanings([
  ['flat', 'apartment', 'makaan'],
  ['home', 'makaan'],
  ['warehouse', 'godown'],
  ['shop', 'dukaan'],
])
const seeds = { ...seedSearchableProjects(), vocabulary: new FilterVocabulary(seedSearchableProjects(), meanings) }
const dictionary = new Dictionary([])
const searchable = { index, meanings, dictionary, ...seeds }
const hrefs = (query: string) => search(query, searchable).hits.map(({ href }) => href)

function document(href: string, title: string, text: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { href, whole: href, part: 0, kind: 'pages', title, heading: '', text, words: '', ...more }
}

const documents = [
  document('/warehousing', 'Warehousing', 'Sheds, docks and yards.'),
  document('/lease', 'A lease', 'What a warehouse lease costs in Pune, and why.', { kind: 'posts' }),
  document('/office', 'Pune office', 'Koregaon Park 411 001', { kind: 'offices' }),
  document('/film', 'The handover file', 'A society gets its building.', { kind: 'vodcasts' }),
  document('/film#t-60', 'The handover file', 'The sewage plant never ran.', {
    whole: '/film',
    part: 1,
    heading: '1:00',
    kind: 'vodcasts',
  }),
]

beforeAll(async () => {
  await index.update(documents)
})

describe('words', () => {
  it.each([
    ['3 BHK', ['3bhk']],
    ['three-bedroom', ['3bhk']],
    ['2bhk', ['2bhk']],
    ['co-working', ['coworking', 'co', 'working']],
    ['7/12', ['712', '7', '12']],
    ['38,500', ['38500']],
    ['400 001', ['400001']],
    ['society’s', ['society']],
    ['CAFÉ', ['cafe']],
    ['24×7', ['24x7']],
    ['24x7', ['24x7']],
    ['हिन्दी', ['हिंदी']],
    ['बन्द', ['बंद']],
    ['सम्पत्ति', ['संपत्ति']],
    ['अन्न', ['अन्न']],
    ['ज़मीनें', ['जमीनें']],
    ['पहुँचे', ['पहुंचे']],
  ])('%s is indexed as %j', (token, forms) => {
    expect(formsOf(token)).toEqual(forms)
  })

  it('are indexed with their stems, which are marked', () => {
    expect(termsOf('leases')).toEqual(['leases', '~leas'])
    expect(termsOf('the')).toEqual(['the'])
    expect(termsOf('मकानों')).toEqual(['मकानों', '~मकान'])
    expect(termsOf('घर')).toEqual(['घर', '~घर'])
  })
})

describe('amounts', () => {
  it.each([
    ['3 bhk under 2 crore in pune', 20_000_000],
    ['flats below 80 lakhs', 8_000_000],
    ['1.5cr home', 15_000_000],
    ['₹75 lac', 7_500_000],
    ['two crore villa', 20_000_000],
    ['between 1 and 2 crore', 20_000_000],
    ['50-80 lakh', 8_000_000],
    ['under ₹1,20,00,000', 12_000_000],
    ['2 crore se kam', 20_000_000],
  ])('“%s” is at most %i rupees', (query, most) => {
    expect(budgetIn(query)?.most).toBe(most)
  })

  it.each([['above 2 crore'], ['2 crore se zyada'], ['more than ₹2,00,00,000']])(
    '“%s” is at least two crore',
    (query) => {
      expect(budgetIn(query)).toMatchObject({ least: 20_000_000, most: null, rest: expect.stringMatching(/^\s*$/) })
    },
  )

  it.each([
    ['flats ready in 2027', '2027', 'flats'],
    ['2028 possession pune', '2028', 'pune'],
  ])('“%s” asks for possession by %s', (query, year, rest) => {
    expect(possessionIn(query)?.year).toBe(year)
    expect(possessionIn(query)?.rest.trim()).toBe(rest)
  })

  it.each([['7/12 extract'], ['sector 106'], ['400001'], ['022 00000101'], ['0 crore'], ['']])(
    '“%s” has no amount',
    (query) => {
      expect(budgetIn(query)).toBeNull()
    },
  )

  it('are removed from the query, and the other words stay', () => {
    expect(budgetIn('flat between 1 and 2 crore in pune')?.rest.replace(/\s+/g, ' ').trim()).toBe('flat in pune')
  })
})

describe('a query for projects', () => {
  const TYPED: readonly (readonly [query: string, href: string])[] = [
    ...['2-3 bhk in pune', '2/3 bhk in pune', '2–3 bhk in pune', '２-３ bhk in pune', '2 or 3 BHK in pune'].map(
      (query) => [query, '/projects?city=pune&configuration=2-bhk&configuration=3-bhk'] as const,
    ),
    ...['2–bhk pune', '２ bhk pune', '२ bhk pune', '2\u00a0bhk pune'].map(
      (query) => [query, '/projects?city=pune&configuration=2-bhk'] as const,
    ),
    ['2 crore se kam', '/projects?price-max=20000000'],
  ]

  it.each(TYPED)('typed as %s asks for %s', (query, href) => {
    expect(search(query, searchable).projects?.href).toBe(href)
  })

  const asked = (query: string) => askedProjects(query, seeds, (word) => word)

  it.each([
    ['office bengaluru rent', '/projects?propertytype=Commercial&city=bengaluru'],
    ['rent office space in pune', '/projects?propertytype=Commercial&city=pune'],
    ['3 bhk under 2 crore in pune', '/projects?city=pune&configuration=3-bhk&price-max=20000000'],
    ['three bedroom flat in Poona', '/projects?propertytype=Residential&city=pune&configuration=3-bhk'],
    ['madras villas', '/projects?city=chennai&configuration=villa'],
    ['ready to move homes', '/projects?propertytype=Residential&status=ready-to-move-in'],
    ['dukaan ahmedabad', '/projects?city=ahmedabad&configuration=shop'],
    ['mumbai mein makaan', '/projects?propertytype=Residential&city=mumbai'],
    ['projects in hyderabad', '/projects?city=hyderabad'],
    ['homes above 10 crore', '/projects?propertytype=Residential&price-min=100000000'],
    ['flats in Baner', '/projects?propertytype=Residential&city=pune&locality=pune.baner'],
    ['villas possession 2027', '/projects?configuration=villa&year=2027'],
    ['office for sale in madras', '/projects?propertytype=Commercial&city=chennai'],
  ])('“%s” is %s', (query, href) => {
    expect(asked(query)?.href).toBe(href)
  })

  it('lists other content about the city before other cities', async () => {
    const all = { ...searchable, index: new SearchIndex() }
    await all.index.update(seedDocuments())
    const found = search('3 bhk under 2 crore in pune', all).hits.filter(({ kind }) => kind === 'projects')
    const cities = found.map(({ href }) => seeds.projects.find(({ slug }) => href === `/projects/${slug}`)?.city)
    expect(cities.indexOf('Pune')).toBe(0)
    expect(cities.lastIndexOf('Pune')).toBeLessThan(cities.findIndex((city) => city !== 'Pune'))
  })

  it.each([['home loan'], ['pune office address'], ['what is carpet area'], ['']])(
    '“%s” is no query for projects',
    (query) => {
      expect(asked(query)).toBeNull()
    },
  )

  it('lists matching projects first, although no text contains the query', async () => {
    const whole = new SearchIndex()
    await whole.update([
      ...documents,
      ...seeds.projects.map(({ slug, name }) => document(`/projects/${slug}`, name, '', { kind: 'projects' })),
    ])
    const found = search('3 bhk under 2 crore in pune', { ...searchable, index: whole })
    expect(found.projects?.total).toBeGreaterThan(0)
    expect(found.hits.slice(0, found.projects?.projects.length).map(({ href }) => href)).toEqual(
      found.projects?.projects,
    )
  })
})

describe('the search', () => {
  it('ranks a match in the title first, and matches prefixes of words', () => {
    expect(hrefs('wareh')).toEqual(['/warehousing', '/lease'])
  })

  it('ranks a document with all words before one with some of them', () => {
    expect(hrefs('warehouse pune')[0]).toBe('/lease')
  })

  it('ignores case, accents, punctuation, endings and typing errors', () => {
    expect(hrefs('  PÚNE!! ')).toContain('/office')
    expect(hrefs('leases')[0]).toBe('/lease')
    expect(hrefs('warehuse')).toEqual(hrefs('warehouse'))
    expect(search('warehuse', searchable).corrected).toBe('warehouse')
    expect(search('warehouse', searchable).corrected).toBeNull()
  })

  it('splits two words that were typed as one, also when one of them is misspelt', () => {
    expect(hrefs('handovrfile')[0]).toBe('/film')
  })

  it('searches only a number that identifies one thing', () => {
    expect(hrefs('pune office 411001')).toEqual(['/office'])
  })

  it('knows synonyms', () => {
    expect(hrefs('godown')).toEqual(hrefs('warehouse'))
  })

  it('merges a page and its parts into one result that names the part', () => {
    const [hit] = search('sewage', searchable).hits
    expect(hit).toMatchObject({ href: '/film', title: 'The handover file', parts: [{ href: '/film#t-60' }] })
  })

  it.each([[''], ['   '], ['<>&"'], ['.*('], ['zzzzqqq'], ['the of']])(
    'finds nothing for %j and does not fail',
    (query) => {
      expect(hrefs(query)).toEqual([])
    },
  )

  it('finds very common words only in titles, and only where they are the whole title', async () => {
    const named = new SearchIndex()
    await named.update([...documents, document('/who', 'Who we are', 'The firm and what it is for.')])
    const found = (query: string) => search(query, { ...searchable, index: named }).hits.map(({ href }) => href)
    expect(found('who we are')).toEqual(['/who'])
    expect(found('what it is for')).toEqual([])
  })

  it('suggests pages for an incomplete word', () => {
    expect(suggest('hando', searchable)).toEqual([{ title: 'The handover file', href: '/film', kind: 'Vodcast' }])
  })
})

describe('the index', () => {
  it('indexes only what has changed, and drops what was deleted', async () => {
    const kept = new SearchIndex()
    expect(await kept.update(documents)).toBe(documents.length)
    expect(await kept.update(documents)).toBe(0)
    expect(await kept.update([document('/lease', 'A licence', 'Renamed.'), ...documents.slice(2)])).toBe(2)
    const found = (query: string) => search(query, { ...searchable, index: kept }).hits.map(({ href }) => href)
    expect(found('licence')).toEqual(['/lease'])
    expect(found('sheds')).toEqual([])
  })
})

describe('an excerpt', () => {
  const text = `${'Nothing of note. '.repeat(20)}The <script> of the sewage plant was lost. ${'More follows. '.repeat(20)}`

  it('is cut around the matches, which are marked', () => {
    const pieces = excerptOf(text, new Set(['sewage', 'plant']))
    expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(['sewage', 'plant'])
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^…\u00a0The <script> of the sewage plant/)
  })

  it('ends with an ellipsis on its last word when a sentence is cut, and without one at the end of a sentence', () => {
    const joined = (length: number) =>
      excerptOf('The plant, a pump. And more.', new Set(['plant']), length)
        .map((piece) => piece.text)
        .join('')
    expect(joined(11)).toBe('The plant…')
    expect(joined(20)).toBe('The plant, a pump.')
  })

  it('begins with a sentence, also of a text in Devanagari', () => {
    const hindi = `${'यह वाक्य लंबा है। '.repeat(20)}यहाँ पानी की टंकी है। ${'और भी है। '.repeat(30)}`
    const [ellipsis, ...pieces] = excerptOf(hindi, new Set(['टंकी']))
    expect(ellipsis?.text).toBe('…\u00a0')
    expect(pieces.map((piece) => piece.text).join('')).toMatch(/^(?:यह वाक्य लंबा है। )*यहाँ पानी की टंकी है।/)
    expect(asSentence('लिफ़्ट')).toBe('लिफ़्ट।')
    expect(asSentence('Lifts')).toBe('Lifts.')
  })

  it('is the whole text when that is short', () => {
    expect(piecesOf('A café, “x”.', new Set(['cafe'])).map((piece) => piece.text)).toEqual(['A ', 'café', ', “x”.'])
    expect(piecesOf('pune@x.example', new Set(['pune'])).map(({ found }) => found)).toEqual([false])
  })
})

describe('the results', () => {
  const found = () => search('pune', searchable)

  it('are grouped by kind, or of a single kind', () => {
    expect(resultsOf({}, found())).toMatchObject({ total: 2, alone: null, notes: [] })
    expect(resultsOf({ kind: 'offices' }, found()).alone).toMatchObject({ kind: 'offices', count: 1 })
  })

  it('report what they ignored in the address', () => {
    expect(resultsOf({ kind: 'DROP' }, found()).notes).toEqual(['There is no kind of result “DROP”; it was left out.'])
    expect(resultsOf({ kind: 'people' }, found()).notes).toEqual([
      'Nothing was found under People; this is everything.',
    ])
  })
})
