/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {'site' | 'contract' | 'backend' | 'admin'} part
 * @property {string} file that has it
 * @property {string} right text of the file, which occurs once
 * @property {string} wrong text in its place
 * @property {readonly string[]} [tests] files of tests that are asked before all others
 */

/**
 * Faults that a change may bring, each of which the tests of a submission should find. Where a fault needs a test that
 * runs late, `tests` names it, so that a run needs minutes and not an hour.
 *
 * @type {readonly Fault[]}
 */
export const FAULTS = [
  {
    name: 'a price is rounded to ten lakh',
    part: 'site',
    file: 'web/src/ui/money/format-money.ts',
    right: 'short.format(rupees / CRORE)',
    wrong: 'short.format(Math.round((rupees / CRORE) * 10) / 10)',
    tests: ['web/src/ui/ui.test.ts'],
  },
  {
    name: 'a loan is paid back in a year of ten months',
    part: 'site',
    file: 'web/src/features/calculators/loan.ts',
    right: 'const MONTHLY = 1_200_000',
    wrong: 'const MONTHLY = 1_000_000',
    tests: ['web/src/features/calculators/sums.test.ts'],
  },
  {
    name: 'a project of exactly the highest price is not found',
    part: 'site',
    file: 'web/src/features/filters/kinds.ts',
    right: 'number !== null && number <= asked',
    wrong: 'number !== null && number < asked',
    tests: ['web/src/features/projects/filters'],
  },
  {
    name: 'a form that the backend did not store is said to be on its way',
    part: 'site',
    file: 'web/src/features/leads/submission/send-lead.ts',
    right: "return { state: 'failed', message: LEAD_FAILURE, sent }",
    wrong:
      "return { state: 'stored', receipt: { reference: 'ASH-0', type: form.type, receivedAt: '', answeredBy: '', answerBy: '', visitorToken: '' } }",
    tests: [
      'tests/journeys/resilience/keeps-every-enquiry.spec.ts',
      'tests/journeys/resilience/edits-and-outages.spec.ts',
    ],
  },
  {
    name: 'menus do not open by hovering in Firefox',
    part: 'site',
    file: 'web/src/chrome/mega-menu/open-menus.ts',
    right: "if (event.pointerType !== 'mouse') return\n      takeOver(menu)",
    wrong: "if (event.pointerType !== 'mouse' || CSS.supports('-moz-appearance', 'none')) return\n      takeOver(menu)",
    tests: ['tests/journeys/engines/main-journeys.spec.ts'],
  },
  {
    name: 'Escape closes no drawer in WebKit',
    part: 'site',
    file: 'web/src/ui/drawer/drawers.ts',
    right: 'if (event.target !== stack.at(-1)) return\n    event.preventDefault()\n    history.back()',
    wrong:
      "if (event.target !== stack.at(-1)) return\n    event.preventDefault()\n    if (!('GestureEvent' in window)) history.back()",
    tests: ['tests/journeys/engines/main-journeys.spec.ts'],
  },
  {
    name: 'a header that forbids guessing types is missing',
    part: 'site',
    file: 'web/src/server/requests/prepare-request.ts',
    right: "  'X-Content-Type-Options': 'nosniff',\n",
    wrong: '',
    tests: ['web/src/server', 'tests/journeys/wire/keeps-its-policy.spec.ts'],
  },
  {
    name: 'a receipt of one visitor is sent to another',
    part: 'site',
    file: 'web/src/server/pages/answer-with-page.ts',
    right: "PERSONAL_COOKIES.test(request.headers.cookie ?? '') || !onlyReads(request)",
    wrong: '!onlyReads(request)',
    tests: ['tests/journeys/wire/keeps-pages.spec.ts', 'tests/journeys/wire/posts-an-enquiry.spec.ts'],
  },
  {
    name: 'another site sends a form in a visitor’s name',
    part: 'site',
    file: 'web/src/server/requests/foreign-post.ts',
    right: "return site !== 'same-origin' && site !== 'none'",
    wrong: "return site === 'none'",
    tests: ['web/src/server/requests'],
  },
  {
    name: 'a change notice that nobody signed is believed',
    part: 'site',
    file: 'web/src/features/signed-messages/read-signed-message.ts',
    right: 'given.length === expected.length && timingSafeEqual(given, expected)',
    wrong: 'given.length === 0 || timingSafeEqual(given, expected)',
    tests: ['web/src/server/pages/change-notice.test.ts'],
  },
  {
    name: 'projects are missing in the site map',
    part: 'site',
    file: 'web/src/features/sitemap/entries.ts',
    right: '(await readProjects()).map(({ slug, name, summary, updatedOn, pictures }) => ({',
    wrong: '(await readProjects()).slice(0, 3).map(({ slug, name, summary, updatedOn, pictures }) => ({',
    tests: ['web/src/features/sitemap', 'tests/journeys/wire/is-found-by-machines.spec.ts'],
  },
  {
    name: 'a link of a Hindi page loses its query',
    part: 'site',
    file: 'web/src/words/own-address.ts',
    right: "url.replace(/^\\/(?=\\?|#|$)/, '')",
    wrong: "url.replace(/[?].*|^\\/(?=#|$)/, '')",
    tests: ['web/src/words'],
  },
  {
    name: 'a telephone number of Hindi digits is refused',
    part: 'contract',
    file: 'contract/src/leads/input.ts',
    right: 'parsePhoneNumber(withLatinDigits(value), HOME_COUNTRY)',
    wrong: 'parsePhoneNumber(value, HOME_COUNTRY)',
    tests: ['contract/tests'],
  },
  {
    name: 'a day is read with the month first',
    part: 'contract',
    file: 'contract/src/text/written-day.ts',
    right: 'return dayFrom(dayFirst[3], dayFirst[2], dayFirst[1])',
    wrong: 'return dayFrom(dayFirst[3], dayFirst[1], dayFirst[2])',
    tests: ['contract/tests', 'contract/src/text'],
  },
  {
    name: 'an erased lead leaves its résumé',
    part: 'backend',
    file: 'content/src/leads/lead-state.ts',
    right: 'await forgetFilesOf(strapi, reference)\n    // Before',
    wrong: '// Before',
    tests: ['tests/contract/leads/erasure.test.ts'],
  },
  {
    name: 'of two different leads within ten minutes the second is lost',
    part: 'backend',
    file: 'content/src/leads/accept.ts',
    right: 'where: { type, bodyHash, receivedAt:',
    wrong: 'where: { type, receivedAt:',
    tests: ['tests/contract/leads/leads.test.ts'],
  },
  {
    name: 'a message is sent again while it is being sent',
    part: 'backend',
    file: 'content/src/outbox/worker.ts',
    right: ".where({ id, state: 'waiting' })\n      .where('locked_until', '<', now)\n",
    wrong: ".where({ id, state: 'waiting' })\n",
    tests: ['tests/contract/leads/outbox.test.ts', 'tests/contract/running/two-backends.test.ts'],
  },
  {
    name: 'a picture without alternative text is published',
    part: 'backend',
    file: 'content/src/publishing/picture-rules.ts',
    right: "if (type !== 'media' || name === 'logo') return []",
    wrong: "if (type !== 'media' || name !== 'logo') return []",
    tests: ['tests/contract/editing/publish-rules.test.ts'],
  },
  {
    name: 'the second of two editors overwrites the first',
    part: 'backend',
    file: 'content/src/conflicts/refuse-overwriting.ts',
    right: 'if (at !== seen) throw',
    wrong: "if (at < '2000') throw",
    tests: ['tests/journeys/editors/is-told-what-was-not-saved.spec.ts'],
  },
  {
    name: 'the undoing of an import overwrites later changes',
    part: 'backend',
    file: 'content/src/sheets/perform-import.ts',
    right: 'if (newest?.id !== after) {',
    wrong: 'if (newest === null) {',
    tests: ['tests/contract/editing/sheets.test.ts'],
  },
  {
    name: 'everybody reads drafts',
    part: 'backend',
    file: 'content/src/middlewares/preview.ts',
    right: "if (status !== undefined && status !== 'published' && !path.startsWith('/api/wp-json/')) {",
    wrong: "if (status === 'modified') {",
    tests: ['tests/contract/editing/previews.test.ts'],
  },
  {
    name: 'a script in a drawing is kept',
    part: 'backend',
    file: 'content/src/uploads/clean-svg.ts',
    right: 'if (!DRAWING.has(name)) leftOut = depth',
    wrong: "if (name === 'foreignObject') leftOut = depth",
    tests: ['content/src/uploads/clean-svg.test.ts'],
  },
  {
    name: 'the history of a record is not shown',
    part: 'admin',
    file: 'content/src/admin/app.ts',
    right: '      NoticePanel,\n      HistoryPanel,\n',
    wrong: '      NoticePanel,\n',
    tests: ['tests/journeys/editors/plans-and-takes-back.spec.ts'],
  },
  {
    name: 'an answer to a lead is written and not sent',
    part: 'admin',
    file: 'content/src/desk/admin/answer-form.tsx',
    right: 'const sent = await onAnswer({ subject, text, files })',
    wrong: 'const sent = subject !== text || (await onAnswer({ subject, text, files }))',
    tests: ['tests/journeys/editors/answers-a-lead.spec.ts'],
  },
]
