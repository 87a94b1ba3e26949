/**
 * Patterns that recheck found slow for some text, or could not decide, and why each may stay: its input is short, or
 * does not come from visitors. And calls of `RegExp` whose text only a run decides, which cannot be checked.
 *
 * @type {ReadonlyMap<string, string>}
 */
export const ACCEPTED = new Map([
  ['contract/src/node/colour-tokens.ts: /(--[\\w-]+):\\s*([^;]+);/g', 'the colours of the brand, at the start'],
  ['contract/src/node/colour-tokens.ts: /\\/\\*[\\s\\S]*?\\*\\//g', 'the colours of the brand, at the start'],
  ['content/config/environment/variables.ts: /\\/+$/', 'the operator writes it, once, at the start'],
  ['content/src/field-rules/admin/reference-of.ts: /\\.\\d+(?=\\.)/g', 'the name of a field in our own forms'],
  [
    'content/src/conflicts/admin/saves.ts: /\\/content-manager\\/((?:collection-types\\/[^/?]+\\/[^/?]+)|(?:single-types\\/[^/?]+))(?:\\/actions\\/(publish|discard))?(?:\\?|$)/',
    'an address of the admin’s own calls',
  ],
  [
    'content/src/leads/split-lead.ts: /(?:https?:|www\\.|\\b[\\w-]+\\.(?:com|net|org|info|biz|ru|cn|top|xyz|link|click)\\b)/gi',
    'a name and a message as long as the contract lets them be',
  ],
  ['content/src/outbox/jobs.ts: /[^\\s<>@"\']+@[^\\s<>@"\']+/g', 'the first 2,000 characters of an error'],
  ['content/src/resumes/structure.ts: /\\0+$/', 'the last 2,048 bytes of a file'],
  [
    'content/src/sheets/workbook.ts: /<(?:\\w{1,20}:)?(c|row|f)(?=[\\s/>])/g',
    'no repetition without a bound, over a worksheet as large as is unpacked',
  ],
  [
    'contract/src/text/written-number.ts: /^(-)?(?:₹|rs\\.?|inr)?\\s*(\\d[\\d,]*)?(?:\\.(\\d{1,20}))?\\s*([\\p{L}\\p{M}]*)\\.?(?:\\/-)?$/u',
    '80 characters of an address, a field in the visitor’s own browser, or a cell that an editor sends',
  ],
  ['contract/src/wire/media-urls.ts: /\\/+$/', 'the operator writes it, once, at the start'],
  [
    'scripts/lib/messages/explain.mjs: /(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN).*\\n?.*(?:5432|pg-pool|postgres)|password authentication failed|database "[^"]*" does not exist|KnexTimeoutError/i',
    'a log of a command that we ran',
  ],
  [
    "scripts/lib/messages/explain.mjs: /ERR_DLOPEN_FAILED|Cannot find module '[^']*better_sqlite3\\.node'/",
    'a log of a command that we ran',
  ],
  [
    'scripts/lib/messages/explain.mjs: /gyp ERR! stack .*(?:ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|FetchError|\\b40\\d\\b)/',
    'a log of a command that we ran',
  ],
  ['scripts/lib/services/postgres.mjs: /^postgres:[^:]*:(\\d+):(\\d+):/m', "an answer of PostgreSQL's own tool"],
  [
    'scripts/lockfiles/binaries.mjs: /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(\\w+))?$/',
    'names of packages',
  ],
  ['scripts/connect/others.mjs: /\\/+$/', 'the operator writes it, for one command'],
  ['scripts/connect/report.mjs: /\\/+$/', 'the operator writes it, for one command'],
  ['scripts/start/lines.mjs: /\\/+$/', 'the operator writes it, once, at the start'],
  ['web/src/config/env.ts: /\\/+$/', 'the operator writes it, once, at the start'],
  ['web/src/content/rich-text.ts: /<[^>]*>/g', 'a title or an excerpt of a post'],
  [
    'web/src/features/calculators/parse-amount.ts: /0+$/',
    '80 characters of an address, or a field in the visitor’s own browser',
  ],
  [
    'web/src/features/digital-agency/before-after.ts: /\\s+to\\s+/',
    'HTML or text that editors wrote; a page of it at most',
  ],
  [
    'web/src/features/markdown/markdown-of.ts: /<main\\b[^>]*>([\\s\\S]*)<\\/main>/i',
    "the site's own HTML, made from what editors wrote",
  ],
  [
    'web/src/features/projects/card/elevation.tsx: /(\\d+)\\s*$/',
    'HTML or text that editors wrote; a page of it at most',
  ],
  [
    'web/src/features/search/amounts.ts: /\\b(?:above|over|more than|at least|minimum|min|from)\\s+(?:rs\\.?\\s*|inr\\s*|₹\\s*)?\\d|\\bse (?:zyada|upar)\\b/i',
    'a query of 200 characters',
  ],
  [
    'web/src/features/search/documents/html-sections.ts: /<[^>]*>/g',
    'HTML or text that editors wrote; a page of it at most',
  ],
  [
    'web/src/features/search/documents/html-sections.ts: /<h[1-6][^>]*>/i',
    'HTML or text that editors wrote; a page of it at most',
  ],
  ['web/src/features/search/excerpt.ts: /[\\s,;:–]+$/', 'a stretch of an editor’s text, as long as an excerpt'],
  [
    'web/src/features/technology/demos/day.ts: /(\\d+) of (\\d+)/',
    'HTML or text that editors wrote; a page of it at most',
  ],
  ['web/src/ui/picture/picture-address.ts: /([\\d.]+)(vw|rem)\\s*$/', 'our own views write it'],
  ['web/src/ui/text/keep-together.ts: /<[^>]*>|[^<]+/g', 'HTML or text that editors wrote; a page of it at most'],
  [
    'web/src/features/offline/cached-page.ts: /(<form\\b[^>]*\\bmethod="post"[^>]*>)([\\s\\S]*?)(<\\/form>)/gi',
    'a page of our own, in the browser that shows it',
  ],
  [
    'web/src/features/offline/cached-page.ts: RegExp(`(<(\\\\w+)\\\\b[^>]*\\\\b{CACHED_LIST}(?:="")?[^>]*>)[\\\\s\\\\S]*?(</\\\\2>)`)',
    'a page of our own, in the browser that shows it',
  ],
  [
    'web/src/features/search/amounts.ts: /(?:\\b(?:under|below|up ?to|within|less than|at most|max(?:imum)?|budget(?: of)?|around|about|between|for)\\s+)?(?:(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)\\s*(?:cr(?:ore)?s?|lakhs?|lacs?|l)?\\s*(?:-|–|to|se|and)\\s*)?(?:rs\\.?\\s*|inr\\s*|₹\\s*)?\\b(\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)\\s*(cr|crore|crores|karod|l|lac|lacs|lakh|lakhs)\\b(?:\\s+(?:se kam|ke andar|ke neeche|tak|mein|me|budget|or less))?/i',
    'a query of 200 characters',
  ],
  [
    'web/src/features/search/amounts.ts: /(?:(?:\\b(?:under|below|up ?to|within|less than|at most|max(?:imum)?|budget(?: of)?|around|about|between|for)\\s+)(?:rs\\.?\\s*|inr\\s*|₹\\s*)?|(?:\\brs\\.?\\s*|\\binr\\s*|₹\\s*)|\\b(?=\\d[\\d,]{6}))([1-9][\\d,]{5,12})\\b/i',
    'a query of 200 characters',
  ],
  [
    'web/src/features/search/amounts.ts: /\\b(?:ready|possession|handover|handing over|delivery|delivered|move in|keys|complet(?:ed|ion))(?:\\s+(?:by|in|before|within|till|from|date|year))*\\s+(20\\d\\d)\\b|\\b(20\\d\\d)\\s+(?:(?:mein|me|tak|ka|ki|ke)\\s+)?(?:ready|possession|handover|handing over|delivery|delivered|move in|keys|complet(?:ed|ion))\\b/i',
    'a query of 200 characters',
  ],
  [
    'web/src/server/pages/answer-with-page.ts: RegExp(`(?:^|;)[ \\\\t]*(?:{FLASH_COOKIE}|{RECEIPT_COOKIE}|{LINK_COOKIE})[ \\\\t]*=`)',
    'names of our own cookies between bounded texts: each place of the header is tried once',
  ],
  [
    'web/src/server/pages/answer-with-preview.ts: RegExp(`(?:^|; ){PREVIEW_COOKIE}=([^;]*)`)',
    'names of our own cookies between bounded texts: each place of the header is tried once',
  ],
  [
    'web/src/server/requests/exchange-link.ts: RegExp(`(?:^|; ){LINK_COOKIE}=([^;]*)`)',
    'names of our own cookies between bounded texts: each place of the header is tried once',
  ],
  [
    'web/src/ui/text/keep-together.ts: /(?<=\\b\\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)|(?<=\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)) (?=\\d{4}\\b)|(?<=\\b(?:Q[1-4]|H[12])) (?=\\d{4}\\b)|(?<=\\d) (?=(?:am|pm|km|per cent)\\b)|(?<=\\bper) (?=cent\\b)|(?<=[a-z]) (?=[1-9]\\d{2}[  ]\\d{3}\\b)|(?<=\\b[1-9]\\d{2}) (?=\\d{3}\\b)|(?<=₹[\\d,.]+) (?=(?:lakh|crore)\\b)|(?<=\\d) (?=(?:lakh|crore|million) sq\\b)|(?<=\\d) (?=sq ft\\b)|(?<=\\bsq) (?=ft\\b)/g',
    'HTML or text that editors wrote; a page of it at most',
  ],
  [
    'content/src/field-rules/pattern-rules.ts: RegExp(attribute.regex)',
    'the patterns of the schemas, which are checked themselves',
  ],
])
