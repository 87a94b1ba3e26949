import { read } from '../../support/expected/seeds'
import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'

test('a calculator reads amounts in Hindi, and says in Hindi what it cannot read', async ({ request }) => {
  const answerTo = async (loan: string) => {
    const query = new URLSearchParams({ loan, rate: '8.5', years: '20' })
    return (await request.get(`/hi/projects/calculators/emi?${query}`)).text()
  }
  expect(await answerTo('85 लाख')).toContain('मासिक किस्त')
  expect(await answerTo('85 लाख')).toContain('₹85,00,000')
  expect(await answerTo('1.2 करोड़')).toContain('₹1,20,00,000')
  expect(await answerTo('बहुत')).toContain('“बहुत” रकम नहीं है')
})

for (const [name, figures] of [
  ['emi', { loan: '85 लाख', rate: '8.5' }],
  ['all-in-cost', { price: '85 लाख', state: 'maharashtra-pune', gst: 'gst-home-not-yet-completed' }],
  ['all-in-cost', { price: '85 लाख' }],
  ['affordability', { income: '1.8 लाख', rate: '8.5', own: '20 लाख' }],
  ['rent-or-buy', { price: '1 करोड़', rate: '8.5', rent: '25000', rise: '5', growth: '5', return: '7' }],
  ['office-lease', { area: '1000', carpet: '700', rent: '90', tax: '18', fitout: '1500' }],
] as const) {
  test(`the calculator ${name} answers ${JSON.stringify(figures)} in Hindi alone`, async ({ request }) => {
    const query = new URLSearchParams(figures)
    const html = await (await request.get(`/hi/projects/calculators/${name}?${query}`)).text()
    expect(html).toContain('id="answer"')
    // Publications are cited as they are printed, and the tax has one name in all languages.
    const cited = ['GST', ...read<{ source: string }[]>('tax-rates').map(({ source }) => source)]
    expect(englishIn(html).filter((words) => !cited.includes(words))).toEqual([])
  })
}

/** Texts and labels of the content that have no letter of Hindi, though they have words. */
function englishIn(html: string): string[] {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const texts = [...content.matchAll(/<[^<>]* lang="en"[^<>]*>([^<]*)/g)].map(([, words = '']) => words)
  const labels = [...content.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  )
  return [...texts, ...labels.filter((words) => /[A-Za-z]{2}/.test(words) && !/[ऀ-ॿ]/.test(words))]
}
