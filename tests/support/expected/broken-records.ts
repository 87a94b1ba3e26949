import { BROKEN_FIGURES, type BrokenRecord } from './broken-figures'

const LATER = new Date(Date.now() + 3 * 86_400_000).toISOString()
const A_LATER_DAY = LATER.slice(0, 10)

const room = (name: string, x: number, w: number) => ({ name, x, y: 0, w, h: 10 })
const unit = { name: '2 BHK', carpetArea: 700 }
const chart = { title: 'Rents', key: 'rents', kind: 'line', series: [{ name: 'Pune', points: [{ x: '2025', y: 4 }] }] }

const quote = { __component: 'block.quote', quote: 'Yes.', name: 'A. Rao' }
const enquiry = { __component: 'block.form', form: 'enquiry' }
const yes = { text: 'Yes.', translation: 'हाँ।' }
const linked = (url: string) => ({
  type: 'paragraph',
  children: [
    { type: 'text', text: 'See ' },
    { type: 'link', url, children: [{ type: 'text', text: 'this' }] },
  ],
})

/** Strapi's own validation accepts each, and the site would leave it out, completely or in part. */
export const BROKEN_RECORDS: readonly BrokenRecord[] = [
  ...BROKEN_FIGURES,
  { model: 'consolidated-project', wrong: { amenities: 'Pool, gym' }, field: 'amenities' },
  { model: 'consolidated-project', wrong: { amenities: ['Pool', 7] }, field: 'amenities.1' },
  { model: 'consolidated-project', wrong: { priceFrom: '9000000', priceTo: '8000000' }, field: 'priceFrom' },
  { model: 'consolidated-project', wrong: { carpetAreaFrom: 900, carpetAreaTo: 800 }, field: 'carpetAreaFrom' },
  { model: 'consolidated-project', wrong: { latitude: 0, longitude: 0 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { latitude: 73.8, longitude: 18.5 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { latitude: 18.5 }, field: 'longitude' },
  { model: 'city', wrong: { latitude: 73.8, longitude: 18.5 }, field: 'latitude' },
  { model: 'consolidated-project', wrong: { priceFrom: '-5' }, field: 'priceFrom' },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, price: '-5' }] },
    field: 'configurations.0.price',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, total: 24, available: 30 }] },
    field: 'configurations.0.available',
  },
  { model: 'consolidated-project', wrong: { units: 20, configurations: [{ ...unit, total: 24 }] }, field: 'units' },
  {
    model: 'consolidated-project',
    wrong: { carpetAreaTo: 650, configurations: [unit] },
    field: 'configurations.0.carpetArea',
  },
  {
    model: 'consolidated-project',
    wrong: { priceFrom: '9000000', configurations: [{ ...unit, price: '8000000' }] },
    field: 'configurations.0.price',
  },
  {
    model: 'consolidated-project',
    wrong: { launchedOn: '2030-01-01', possession: '2029-03' },
    field: 'launchedOn',
  },
  { model: 'consolidated-project', wrong: { possession: '03/2029' }, field: 'possession' },
  {
    model: 'consolidated-project',
    wrong: { videoTour: 'https://films.example/tour.mp4' },
    field: 'videoTour',
  },
  { model: 'consolidated-project', wrong: { videoTour: '/uploads/gone.mp4' }, field: 'videoTour' },
  { model: 'opening', wrong: { publishedOn: '2025-03-02', closesOn: '2025-03-01' }, field: 'publishedOn' },
  {
    model: 'vodcast',
    wrong: {
      durationSeconds: 60,
      chapters: [
        { at: 0, title: 'One' },
        { at: 90, title: 'Two' },
      ],
    },
    field: 'chapters.1.at',
  },
  { model: 'consolidated-project', wrong: { city: 'Atlantis' }, field: 'city' },
  { model: 'consolidated-project', wrong: { category: 'Castles' }, field: 'category' },
  { model: 'consolidated-project', wrong: { banks: ['No such bank'] }, field: 'banks.0' },
  {
    model: 'consolidated-project',
    wrong: { reraRegistrations: [{ number: 'soon', state: 'Maharashtra' }] },
    field: 'reraRegistrations.0.number',
  },
  {
    model: 'consolidated-project',
    wrong: { reraRegistrations: [{ number: 'P52100012345', state: 'Maharashtra', url: 'javascript:alert(1)' }] },
    field: 'reraRegistrations.0.url',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, plan: { rooms: [room('Hall', 0, 12), room('Kitchen', 10, 8)] } }] },
    field: 'configurations.0.plan',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, plan: { rooms: [{ name: 'Hall', x: '0', y: 0, w: 10, h: 10 }] } }] },
    field: 'configurations.0.plan.rooms.0.x',
  },
  {
    model: 'consolidated-project',
    wrong: {
      configurations: [{ ...unit, plan: { rooms: [room('Hall', 0, 70)], doors: [{ x: 90, y: 5, w: 0, h: 3 }] } }],
    },
    field: 'configurations.0.plan',
  },
  {
    model: 'consolidated-project',
    wrong: { configurations: [{ ...unit, areaConfiguration: 'Nine rooms' }] },
    field: 'configurations.0.areaConfiguration',
  },
  {
    model: 'consolidated-project',
    wrong: { sitePlan: { width: 100, depth: 80, parts: [{ kind: 'moat', x: 0, y: 0, w: 5, h: 5 }] } },
    field: 'sitePlan.parts.0.kind',
  },
  { model: 'consolidated-project', wrong: { sitePlan: { width: 'wide' } }, field: 'sitePlan.width' },
  { model: 'page', wrong: { path: '/blog/the-taken-one' }, field: 'path' },
  { model: 'page', wrong: { path: '/projects/quoins' }, field: 'path' },
  { model: 'page', wrong: { path: '/quoins/' }, field: 'path' },
  {
    model: 'page',
    wrong: { blocks: [quote, { __component: 'block.projects', heading: 'P', projects: ['no-such-house'] }] },
    field: 'blocks.1.projects.0',
  },
  {
    model: 'page',
    wrong: { blocks: [{ __component: 'block.form', form: 'service', about: 'no-such-service' }] },
    field: 'blocks.0.about',
  },
  { model: 'page', wrong: { blocks: [enquiry, quote, enquiry] }, field: 'blocks.2.form' },
  {
    model: 'page',
    wrong: {
      blocks: [
        { ...quote, anchor: 'twice' },
        { ...quote, anchor: 'twice' },
      ],
    },
    field: 'blocks.1.anchor',
  },
  {
    model: 'page',
    wrong: { blocks: [{ __component: 'block.rich-text', text: [linked('ftp://files.example/a')] }] },
    field: 'blocks.0.text.0.children.1.url',
  },
  {
    model: 'page',
    wrong: {
      blocks: [{ __component: 'block.chart', title: 'T', kind: 'bar', alt: 'A', numbers: 'Year; Pune\n2025; x' }],
    },
    field: 'blocks.0.numbers',
  },
  {
    model: 'page',
    wrong: { blocks: [{ __component: 'block.media', video: 'film:no-such-film' }] },
    field: 'blocks.0.video',
  },
  { model: 'page', wrong: { nextStepLabel: 'Go', nextStepLink: 'javascript:alert(1)' }, field: 'nextStepLink' },
  { model: 'page', wrong: { nextStepLabel: 'Go', nextStepLink: 'external:nowhere' }, field: 'nextStepLink' },
  { model: 'homepage-banner', wrong: { link: 'www.example.com' }, field: 'link' },
  { model: 'homepage-banner', wrong: { link: 'http://' }, field: 'link' },
  { model: 'homepage-banner', wrong: { link: 'mailto:x' }, field: 'link' },
  { model: 'homepage-banner', wrong: { link: 'tel:12' }, field: 'link' },
  { model: 'homepage-banner', wrong: { link: '/projects?city=atlantis' }, field: 'link' },
  { model: 'post', wrong: { content: 'See [this](https://).' }, field: 'content' },
  { model: 'menu-images-mdm', wrong: { ImageLink: '//example.com' }, field: 'ImageLink' },
  {
    model: 'menu-structure',
    wrong: { items: [{ title: 'More', subitems: [{ name: 'There', link: 'external:nowhere' }] }] },
    field: 'items.0.subitems.0.link',
  },
  {
    model: 'menu-structure',
    wrong: { items: [{ title: 'More', subitems: [{ name: 'There', link: '/servces' }] }] },
    field: 'items.0.subitems.0.link',
  },
  { model: 'homepage-banner', wrong: { link: '/servces?from=home#top' }, field: 'link' },
  { model: 'former-address', wrong: { formerPath: '/here', newPath: '/here' }, field: 'newPath' },
  { model: 'former-address', wrong: { formerPath: '/here', newPath: '/here?again=1' }, field: 'newPath' },
  { model: 'former-address', wrong: { formerPath: '/long-ago', newPath: '/jobs' }, field: 'newPath' },
  { model: 'former-address', wrong: { formerPath: '/long-ago#it' }, field: 'formerPath' },
  { model: 'former-address', wrong: { formerPath: '/long-ago?utm_source=1' }, field: 'formerPath' },
  { model: 'former-address', wrong: { formerPath: '/?p=12&utm_source=1' }, field: 'formerPath' },
  { model: 'former-address', wrong: { formerPath: 'https://old.example/long-ago' }, field: 'formerPath' },
  {
    model: 'former-address',
    wrong: { formerPath: '/careers/long-ago', newPath: '/careers/no-such-job' },
    field: 'newPath',
  },
  { model: 'former-address', wrong: { formerPath: '/here', newPath: '/no-such-page' }, field: 'newPath' },
  { model: 'former-address', wrong: { formerPath: '/privacy-policy', newPath: '/careers' }, field: 'formerPath' },
  { model: 'former-address', wrong: { formerPath: '/careers', newPath: '/projects' }, field: 'formerPath' },
  { model: 'homepage-banner', wrong: { sequence: 99 }, field: 'sequence' },
  { model: 'menu-images-mdm', wrong: { Type: 'Services' }, field: 'Type' },
  { model: 'menu-images-mdm', wrong: { ImageLink: '' }, field: 'ImageLink' },
  { model: 'menu-structure', wrong: { menu: 'Services' }, field: 'audience' },
  { model: 'menu-structure', wrong: { menu: 'Technology', audience: 'Consumers' }, field: 'audience' },
  { model: 'post', wrong: { date: LATER }, field: 'date' },
  { model: 'post', wrong: { content: 'See [this](javascript:alert(1)).' }, field: 'content' },
  { model: 'post', wrong: { content: '- see [this](external:blogs)' }, field: 'content' },
  { model: 'post', wrong: { content: '<p>\n<a class="x" href="javascript:alert(1)">this</a></p>' }, field: 'content' },
  { model: 'post', wrong: { content: '![A wall](https://example.com/wall.jpg)' }, field: 'content' },
  { model: 'post', wrong: { content: 'A wall <img src="https://example.com/wall.jpg">' }, field: 'content' },
  { model: 'post', wrong: { content: '<iframe src="https://example.com"></iframe>' }, field: 'content' },
  { model: 'insights-research-report', wrong: { publishedOn: A_LATER_DAY }, field: 'publishedOn' },
  { model: 'insights-research-report', wrong: { findings: { first: 'Rents rose' } }, field: 'findings' },
  {
    model: 'insights-research-report',
    wrong: { charts: [chart], sections: [{ heading: 'Rents', chart: 'prices' }] },
    field: 'sections.0.chart',
  },
  {
    model: 'insights-research-report',
    wrong: { charts: [{ ...chart, series: [{ name: 'Pune', points: [{ x: '2025', y: '4 %' }] }] }] },
    field: 'charts.0.series.0.points.0.y',
  },
  {
    model: 'insights-research-report',
    wrong: { dataset: { columns: 'City, rent', rows: [] } },
    field: 'dataset.columns',
  },
  { model: 'homepage-press-coverage', wrong: { category: 'Gossip' }, field: 'category' },
  { model: 'vodcast', wrong: { video: 'https://youtu.be/abc' }, field: 'video' },
  { model: 'vodcast', wrong: { video: 'film:never-made' }, field: 'video' },
  { model: 'opening', wrong: { department: 'Alchemy' }, field: 'department' },
  { model: 'opening', wrong: { youWill: 'Lay stones' }, field: 'youWill' },
  { model: 'services-mdm', wrong: { people: ['nobody-of-this-key'] }, field: 'people.0' },
  { model: 'testimonial', wrong: { service: 'no-such-service' }, field: 'service' },
  { model: 'testimonial', wrong: { minded: 'Crooked.' }, field: 'minded' },
  { model: 'translation', wrong: { language: 'hindi' }, field: 'language' },
  { model: 'translation', wrong: { language: 'en' }, field: 'language' },
  { model: 'translation', wrong: { type: 'castle' }, field: 'type' },
  { model: 'translation', wrong: { texts: [{ text: '', translation: 'कुछ' }] }, field: 'texts.0.text' },
  { model: 'translation', wrong: { texts: [yes, { ...yes, text: ' Yes. ' }] }, field: 'texts.1.text' },
  {
    model: 'translation',
    wrong: { texts: [{ text: 'By {day}.', translation: '{din} तक।' }] },
    field: 'texts.0.translation',
  },
  {
    model: 'translation',
    wrong: { type: 'mail-text', record: '', texts: [yes, { text: 'Dear {name},', translation: 'नमस्ते {naam} जी,' }] },
    field: 'texts.1.translation',
  },
  {
    model: 'translation',
    wrong: { texts: [yes, { text: '[Ask](/careers) us.', translation: '[हमसे](/contact) पूछें।' }] },
    field: 'texts.1.translation',
  },
]

const words = { title: 'Quoins', name: 'Quoins', slug: 'quoins', heading: 'Quoins' }

/** The smallest valid record of a type. */
export function goodRecordOf(model: string): Readonly<Record<string, unknown>> {
  switch (model) {
    case 'consolidated-project':
      return { ...words, propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch' }
    case 'page':
      return { ...words, path: '/quoins' }
    case 'post':
      return { ...words, date: '2026-11-02T09:30:00.000Z' }
    case 'insights-research-report':
      return { ...words, publishedOn: '2026-11-02' }
    case 'homepage-press-coverage':
      return { Title: 'Quoins', Date: '2026-11-02' }
    case 'menu-images-mdm':
      return { Sequence: 99, Type: 'Technology', ImageTitle: 'Quoins', ImageLink: '/technology' }
    case 'menu-structure':
      return { sequence: 99, menu: 'Projects' }
    case 'homepage-banner':
      return { ...words, sequence: 2 }
    case 'former-address':
      return { formerPath: '/quoins-before', newPath: '/careers' }
    case 'services-mdm':
      return { ...words, path: '/services/quoins' }
    case 'contact-list':
      return { ...words, city: 'Pune' }
    case 'tax-rate':
      return { ...words, charge: 'GST', source: 'The Act' }
    case 'testimonial':
      return { quote: 'Straight.', name: 'Quoins' }
    case 'translation':
      return { title: 'Quoins (Hindi)', language: 'hi', type: 'page', record: '/quoins', texts: [yes] }
    default:
      return words
  }
}
