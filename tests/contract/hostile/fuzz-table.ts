export type BodyKind = 'form' | 'json' | 'multipart'

/** How the addresses of one file of web/src/pages are fuzzed. */
export interface FuzzRow {
  /** Addresses that it answers; the last segment of one with `*` is replaced by fuzzed text. */
  at: readonly string[]
  /** Parameters that no form or link of its page has. */
  parameters?: readonly string[]
  /** Format of posted bodies, in turn when there are several; missing when it accepts no POST. */
  body?: BodyKind | readonly BodyKind[]
  /** Fields of posted bodies that no form of ours has. */
  fields?: readonly string[]
}

const page = (...at: string[]): FuzzRow => ({ at })

/** Every file under web/src/pages, by its name: the fuzz test fails for a new file without a row. */
export const FUZZ_ROWS: Readonly<Record<string, FuzzRow>> = {
  '.well-known/security.txt.ts': page('/.well-known/security.txt'),
  '[...path].astro': {
    at: [
      ...['/about', '/*', '/en/*', '/services/retail/*', '/index.md', '/services/retail.md', '/*.md'],
      // Addresses that the framework adds by itself.
      ...['/_image', '/_server-islands/*', '/_actions/*'],
    ],
    parameters: ['preview', 'offered', 'href', 'w', 'f'],
  },
  '[key].txt.ts': page('/*.txt'),
  'about/awards-and-recognition.astro': page('/about/awards-and-recognition'),
  'about/client-testimonials.astro': page('/about/client-testimonials'),
  'about/contact-us.astro': page('/about/contact-us'),
  'about/corporate-social-responsibility.astro': page('/about/corporate-social-responsibility'),
  'about/management-team.astro': page('/about/management-team'),
  'about/who-we-are.astro': page('/about/who-we-are'),
  'aca/index.astro': page('/aca'),
  'ada/index.astro': page('/ada'),
  'api/[...path].ts': { at: ['/api/*', '/api/leads', '/api/projects/*'], body: ['form', 'json'] },
  'api/follows/[action].ts': {
    at: ['confirm', 'end', 'end-all', 'show', 'hide', '*'].map((action) => `/api/follows/${action}`),
    parameters: ['link'],
    body: 'form',
    fields: ['link', 'follow', 'List-Unsubscribe'],
  },
  'api/follows/index.ts': { at: ['/api/follows'], body: 'form', fields: ['of', 'subscribedEmail', 'noticeVersion'] },
  'api/follows/news.ts': { at: ['/api/follows/news'], body: 'json', fields: ['follows', 'sentAt'] },
  'api/health/index.ts': page('/api/health'),
  'api/health/live.ts': page('/api/health/live'),
  'api/health/ready.ts': page('/api/health/ready'),
  'api/leads/[form].ts': {
    at: ['/api/leads/enquiry', '/api/leads/service', '/api/leads/application', '/api/leads/site-visit', '/api/leads/*'],
    body: ['form', 'multipart'],
    fields: ['ticket', 'proof', 'leave-empty', 'idempotencyKey', 'resume', 'file', '__proto__'],
  },
  'api/leads/ticket.ts': { at: ['/api/leads/ticket'], parameters: ['key'] },
  'api/map-tiles/[archive].ts': page('/api/map-tiles/*'),
  'api/metrics.ts': page('/api/metrics'),
  'api/newsletter/[action].ts': {
    at: ['/api/newsletter/confirm', '/api/newsletter/preferences', '/api/newsletter/unsubscribe', '/api/newsletter/*'],
    parameters: ['link'],
    body: 'form',
    fields: ['link', 'topics', 'List-Unsubscribe'],
  },
  'api/newsletter/index.ts': { at: ['/api/newsletter'], body: 'json', fields: ['subscribedEmail', 'noticeVersion'] },
  'api/preview/leave.ts': { at: ['/api/preview/leave'], body: 'form', fields: ['to'] },
  'api/projects/[slug]/brochure.pdf.ts': page('/api/projects/x/brochure.pdf', '/api/projects/*/brochure.pdf'),
  'api/projects/places.ts': page('/api/projects/places'),
  'api/research-reports/[slug]/data.csv.ts': page('/api/research-reports/*/data.csv'),
  'api/research-reports/[slug]/report.pdf.ts': page('/api/research-reports/*/report.pdf'),
  'api/resumes.ts': { at: ['/api/resumes'], body: 'multipart', fields: ['files', 'resume'] },
  'api/revalidate.ts': { at: ['/api/revalidate'], body: 'json', fields: ['models', 'entries'] },
  'api/search/suggest.ts': { at: ['/api/search/suggest'], parameters: ['q'] },
  'api/share-pictures/[...path].ts': page('/api/share-pictures/*', '/api/share-pictures/services/*'),
  'api/vodcasts/[slug]/captions.vtt.ts': page('/api/vodcasts/*/captions.vtt'),
  'api/vitals.ts': { at: ['/api/vitals'], body: 'json', fields: ['lcp', 'cls', 'inp', 'faults'] },
  'api/your-enquiry/[action].ts': {
    at: ['/api/your-enquiry/correct', '/api/your-enquiry/withdraw', '/api/your-enquiry/erase', '/api/your-enquiry/*'],
    body: 'form',
    fields: ['link', 'only', 'sure', 'message', 'answers'],
  },
  'blog/[slug].astro': page('/blog/*'),
  'blog/index.astro': { at: ['/blog'], parameters: ['category', 'author', 'page'] },
  'careers/[slug].astro': page('/careers/*'),
  'careers/index.astro': page('/careers'),
  'cookies.astro': page('/cookies'),
  'enquiry/again.astro': { at: ['/enquiry/again'], parameters: ['form', 'held', 'page'] },
  'enquiry/received.astro': { at: ['/enquiry/received'], parameters: ['receipt'] },
  'errors/[notice].astro': page('/errors/404', '/errors/*'),
  'feeds/[name].json.ts': page('/feeds/blog.json', '/feeds/*.json'),
  'feeds/[name].xml.ts': page('/feeds/blog.xml', '/feeds/*.xml'),
  'feeds/openings.ics.ts': page('/feeds/openings.ics'),
  'figures.astro': page('/figures'),
  'in-the-news.astro': page('/in-the-news'),
  'follows/index.astro': { at: ['/follows'], parameters: ['of'] },
  'follows/yours.astro': { at: ['/follows/yours'], parameters: ['link', 'done', 'offered'] },
  'home-with-blocks.astro': page('/home-with-blocks'),
  'index.astro': page('/'),
  'insights/knowledge-exchange/[slug].astro': page('/insights/knowledge-exchange/*'),
  'insights/knowledge-exchange/index.astro': page('/insights/knowledge-exchange'),
  'insights/research-reports/[slug].astro': page('/insights/research-reports/*'),
  'insights/research-reports/index.astro': page('/insights/research-reports'),
  'llms.txt.ts': page('/llms.txt'),
  'speculation-rules.json.ts': page('/speculation-rules.json'),
  'manifest.webmanifest.ts': page('/manifest.webmanifest'),
  'media/[...path].ts': { at: ['/media/*', '/media/blog/*', '/media/a/*'], parameters: ['v'] },
  'newsletter/confirm.astro': { at: ['/newsletter/confirm'], parameters: ['link', 'done', 'offered'] },
  'newsletter/index.astro': page('/newsletter'),
  'newsletter/preferences.astro': { at: ['/newsletter/preferences'], parameters: ['link', 'done', 'offered'] },
  'offline.astro': page('/offline'),
  'pictures/[...path].ts': { at: ['/pictures/*', '/pictures/640/*'], parameters: ['v'] },
  'projects/[slug].astro': page('/projects/*'),
  'projects/bank.astro': page('/projects/bank'),
  'projects/calculators/[calculator].astro': page(
    '/projects/calculators/emi',
    '/projects/calculators/all-in-cost',
    '/projects/calculators/*',
  ),
  'projects/calculators/index.astro': page('/projects/calculators'),
  'projects/compare.astro': { at: ['/projects/compare'], parameters: ['project', 'projects'] },
  'projects/in/[...place].astro': page('/projects/in/*', '/projects/in/pune', '/projects/in/pune/*'),
  'projects/index.astro': { at: ['/projects'], parameters: ['view', 'page', 'sort', 'area'] },
  'rera.astro': page('/rera'),
  'robots.txt.ts': page('/robots.txt'),
  'search-result.astro': { at: ['/search-result'], parameters: ['searchTextFromHeader', 'page', 'kind'] },
  'services/[slug].astro': page('/services/retail', '/services/*'),
  'services/index.astro': page('/services'),
  'sitemap.xml.ts': page('/sitemap.xml'),
  'sitemaps/[kind].xml.ts': page('/sitemaps/*.xml'),
  'styleguide.astro': page('/styleguide'),
  'technology.astro': page('/technology'),
  'your-enquiry/index.astro': { at: ['/your-enquiry'], parameters: ['link', 'done', 'held', 'offered'] },
}

const UID = 'api::page.page'

/**
 * Our own addresses in the admin, by the prefix of their routes: the fuzz test fails for a new prefix without a row.
 */
export const ADMIN_ROWS: Readonly<Record<string, FuzzRow>> = {
  '/content-search': { at: ['/content-search', '/content-search/*'], parameters: ['words'] },
  '/content-sheets': {
    at: ['', '/imports/*', '/imports/*/undo', '/pages/*', '/*/file', '/*/check', '/*/import'].map(
      below('/content-sheets'),
    ),
    parameters: ['format'],
    body: ['multipart', 'json'],
    fields: ['sheet'],
  },
  '/lead-desk': {
    at: [
      ...['/leads', '/counts', '/undelivered', '/subscriptions', '/follows', '/export', '/*'],
      ...['/leads/*', '/leads/*/answer', '/leads/*/erase', '/undelivered/*/send'],
    ].map(below('/lead-desk')),
    parameters: ['type', 'state', 'owner', 'search', 'since', 'until', 'held', 'language', 'page', 'sort'],
    body: ['json', 'multipart'],
    fields: ['state', 'owner', 'note', 'release', 'subject', 'text', 'files'],
  },
  '/notice-versions': { at: ['/notice-versions/counting', '/notice-versions/*'] },
  '/open-records': { at: [`/open-records/${UID}/*`, '/open-records/*/x'], body: 'json' },
  '/page-records': {
    at: ['/page-records', '/page-records/site', '/page-records/*'],
    parameters: ['path'],
    body: 'json',
  },
  '/picture-use': {
    at: ['', '/of-projects', '/*'].map(below('/picture-use')),
    parameters: ['page', 'only', 'search', 'records'],
  },
  '/previews': { at: [`/previews/${UID}/*`, '/previews/*/x', `/previews/${UID}/x/*`], body: 'json' },
  '/record-bin': {
    at: [
      '/record-bin',
      '/record-bin/*',
      '/record-bin/*/take-back',
      '/record-bin/files/*',
      '/record-bin/files/*/take-back',
    ],
    body: 'json',
  },
  '/record-checks': { at: ['/record-checks', `/record-checks/${UID}/*`, '/record-checks/*/x'] },
  '/record-history': {
    at: [`/record-history/${UID}/*`, '/record-history/*/x', `/record-history/${UID}/x/*`, '/record-history/*/x/1'],
  },
  '/record-mentions': {
    at: [
      ...[`/record-mentions/${UID}`, '/record-mentions/*'],
      ...[`/record-mentions/${UID}/*/former`, `/record-mentions/${UID}/*/former/mend`],
      ...[`/record-mentions/${UID}/*/instead/*`, `/record-mentions/${UID}/x/instead/y`],
    ],
    parameters: ['ids'],
    body: 'json',
  },
  '/record-tasks': {
    at: [
      ...[
        '',
        '/plans',
        `/${UID}`,
        '/*',
        `/${UID}/*`,
        '/*/x',
        `/${UID}/*/publish`,
        '/*/x/take-down',
        `/${UID}/*/review`,
      ],
      ...['/*/x/review/return', `/${UID}/x/*`],
    ].map(below('/record-tasks')),
    parameters: ['month'],
    body: 'json',
    fields: ['dueAt', 'note'],
  },
  '/record-translations': {
    at: ['', `/${UID}/*`, '/*/x', `/${UID}/*/hi`, `/${UID}/x/*`].map(below('/record-translations')),
    parameters: ['language', 'page'],
    body: 'json',
    fields: ['dropUnused'],
  },
  '/redirect-trials': { at: ['/redirect-trials', '/redirect-trials/*'], parameters: ['from', 'to'] },
  '/reference-options': {
    at: ['/city/name', '/*/x', '/city/*', '/links', '/films', '/*'].map(below('/reference-options')),
  },
  '/site-faults': { at: ['/site-faults', '/site-faults/*'] },
  '/task-groups': { at: ['/task-groups', '/task-groups/*'] },
  '/empty-searches': { at: ['/empty-searches', '/empty-searches/*'] },
  '/editor-invitations': { at: ['/editor-invitations', '/editor-invitations/*/send'], body: 'json' },
  '/test-mails': { at: ['/test-mails', '/test-mails/*'], body: 'json', fields: ['which', 'texts', 'language'] },
}

function below(prefix: string): (path: string) => string {
  return (path) => prefix + path
}
