// One of them is not ASCII, as in real pages: it makes the whole page a string of wide characters, which costs more.
const WORDS = 'stone course bond arch lintel quoin footing mortar beam rafter gable’s threshold'.split(' ')
const PARAGRAPH = 600

/** Rendered on the first visit and cached from then on, as the site's own pages are. */
export function generateStaticParams() {
  return []
}

/** Plain text of a given length: the throughput row asks for the one that makes its HTML as large as the home page's. */
export default async function Page({ params }) {
  const length = Math.min(Number((await params).length) || 0, 1_000_000)
  const paragraphs = []
  for (let begin = 0; begin < length; begin += PARAGRAPH) {
    paragraphs.push(<p key={begin}>{text(begin, Math.min(PARAGRAPH, length - begin))}</p>)
  }
  return <main>{paragraphs}</main>
}

/** Words in an order that does not repeat soon, so that compressing them is honest work. */
function text(seed, length) {
  let state = seed + 1
  let words = ''
  while (words.length < length) {
    state = (state * 48_271) % 2_147_483_647
    words += `${WORDS[state % WORDS.length]} `
  }
  return words.slice(0, length)
}
