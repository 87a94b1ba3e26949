import { test } from '../../support/services/hindi-site'
import { expect } from '../../support/test'

for (const [path, heading, words] of [
  ['', 'प्रॉपर्टी की सलाह, परत-दर-परत', ['घर ढूँढें', 'डेवलपर', 'मुंबई', 'अपार्टमेंट, वर्ली, मुंबई']],
  [
    '/services/residential',
    'घर, जिसके कागज़ पहले पढ़े गए',
    ['पहली बार घर खरीदने वाले', 'अक्सर पूछे जाने वाले सवाल', '>11 हफ़्ते<', '>₹4.6 लाख<', 'बहनें, घर खरीदार, पुणे', 'प्रमुख, पुणे'],
  ],
  ['/projects/heron-bend', 'Heron Bend', ['मुला-मुठा के किनारे गोल कोनों वाले तीन टावर']],
  ['/about/contact-us', 'नौ दरवाज़े, और हर एक के पीछे सही लोग', ['किससे संपर्क करें']],
  ['/projects/in/pune', 'पुणे में प्रोजेक्ट', ['नए उपनगर', 'चालीस मिनट तक हर मिनट की कीमत है, उसके बाद लगभग नहीं']],
  [
    '/technology',
    'जगह बेचने वालों के हाथ के बने औज़ार',
    [
      '>8 दिन<',
      'चालीस या ज़्यादा घरों वाले डेवलपर',
      'रोक शाम 4:40 तक',
      '42 सीटें',
      'सुबह 7:05',
      'दो लाइनें, दो कंपनियाँ',
      'सहमति का इंतज़ार',
    ],
  ],
  [
    '/careers',
    'जूते ऐसे लाएँ जो कीचड़ झेल लें',
    [
      'फ़्रंट-एंड इंजीनियर, Launch Suite',
      '₹22–32 लाख सालाना',
      'पूर्णकालिक, 3–6 साल',
      'मेडिकल बीमा',
      'वरिष्ठ सलाहकार, आवासीय, पुणे',
    ],
  ],
  [
    '/careers/frontend-engineer-bengaluru',
    'फ़्रंट-एंड इंजीनियर, Launch Suite',
    ['तकनीक: बेंगलुरु', 'गुरुवार के लंच के बाद', 'चयन कैसे होता है'],
  ],
] as const) {
  test(`the content of /hi${path} is in Hindi`, async ({ request }) => {
    const html = (await (await request.get(`/hi${path}`)).text()).replaceAll('\u00a0', ' ')
    expect(/<h1[^<>]*>([^<]*)/.exec(html)?.[1]).toBe(heading)
    expect(html.split('</head>', 1)[0]).toMatch(/<meta name="description" content="[^"]*[ऀ-ॿ]/)
    for (const said of words) expect(html).toContain(said)
    // Also where a view joins texts, a sentence ends as Hindi ends it.
    expect(html).not.toMatch(/[ऀ-ॣ॰-ॿ]\.(?:<|\s)/)
    const alternatives = [...html.matchAll(/<img [^<>]*alt="([^"]{20,})"/g)].map(([, words = '']) => words)
    expect(alternatives.filter((words) => !/[ऀ-ॿ]/.test(words))).toEqual([])
  })
}
