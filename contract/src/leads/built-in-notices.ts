import type { RichInline, RichNode, RichWords } from '../text/rich-text.js'
import type { FormNotice, NoticeForm, NoticeWords } from './notice.js'
import { retention } from './retention.js'

/** The address that a notice must lead to, in its text and in the rights that visitors have. */
export const noticeLinks = {
  text: '/privacy-policy',
  rights: '/about/contact-us#grievance-contact',
  /** In the question about counting. */
  counting: '/cookies',
} as const

/** The day from which a form has shown these words. A changed word needs a new one. */
const VERSION = '2026-11-25'
const FOLLOWS_VERSION = '2026-11-30'

const plain = { bold: false, italic: false, underline: false, strikethrough: false, code: false } as const
const words = (text: string): RichWords => ({ type: 'text', text, ...plain })
const link = (text: string, url: string): RichInline => ({ type: 'link', url, children: [words(text)] })
const paragraph = (...children: RichInline[]): RichNode => ({ type: 'paragraph', children })

const policy = link('Privacy policy', noticeLinks.text)
const grievance = link('Grievance contact', noticeLinks.rights)

/** Says how the data is used and how long it is kept, with a link to the policy. */
function useAndRetention(use: string, kept: string): NoticeWords['text'] {
  return [paragraph(words(use)), paragraph(words(`${kept} `), policy, words(''))]
}

const rights = [
  paragraph(
    words(
      'You may see, correct, withdraw or erase it at any time, by the private link on your receipt or through the grievance contact. ',
    ),
    grievance,
    words(''),
  ),
]

const none = { agree: '', decline: '', marketing: '', share: '' } as const

function forEnquiries(form: NoticeForm, title: string, use: string, share = ''): FormNotice {
  return {
    ...none,
    form,
    title,
    version: VERSION,
    text: useAndRetention(use, `We erase it ${retention.enquiryMonths} months after our last exchange.`),
    rights,
    agree: 'I agree that {brand} uses these details to answer me.',
    marketing: '{brand} may also tell me of other projects and services. Saying no changes nothing about the answer.',
    share,
  }
}

/** The notices of a site whose editors have published none; the demonstration content has the same words. */
export const builtInNotices: Readonly<Record<NoticeForm, FormNotice>> = {
  'general-leads': forEnquiries(
    'general-leads',
    'Enquiries',
    'A person at the office nearest to you reads it and answers it.',
  ),
  'project-leads': forEnquiries(
    'project-leads',
    'Enquiries about a project',
    'The adviser of this project reads it and answers it.',
    'The developer of this project may see my enquiry too.',
  ),
  'bank-project-leads': forEnquiries(
    'bank-project-leads',
    'Enquiries of a bank’s customers',
    'The adviser for this bank’s customers reads it and answers it. The bank is told nothing.',
  ),
  'services-leads': forEnquiries(
    'services-leads',
    'Enquiries about a service',
    'The team of this service reads it and answers it.',
  ),
  'aca-leads': forEnquiries(
    'aca-leads',
    'Briefs for the creative agency',
    'The creative agency reads it and answers it.',
  ),
  'ada-leads': forEnquiries(
    'ada-leads',
    'Briefs for the digital agency',
    'The digital agency reads it and answers it.',
  ),
  'career-leads': {
    ...none,
    form: 'career-leads',
    title: 'Applications',
    version: VERSION,
    text: useAndRetention(
      'The people who fill this role read it, and nobody else.',
      `We erase it ${retention.applicationMonths} months after the application.`,
    ),
    rights,
    agree: 'I agree that {brand} uses these details to consider me for this role.',
  },
  'newsletter-emails': {
    ...none,
    form: 'newsletter-emails',
    title: 'Newsletter',
    version: VERSION,
    text: [
      paragraph(words('We keep your email address and the topics you choose.')),
      ...useAndRetention(
        'We send you the newsletter, once you have confirmed the address.',
        `We erase it when you unsubscribe, or after ${retention.unconfirmedDays} days if you never confirm it.`,
      ),
    ],
    rights: [paragraph(words('Every email has a link to choose topics or to leave. '), grievance, words(''))],
  },
  follows: {
    ...none,
    form: 'follows',
    title: 'Mails about what a visitor follows',
    version: FOLLOWS_VERSION,
    text: [
      paragraph(words('We keep your email address and what you follow.')),
      ...useAndRetention(
        'We write when it changes, once a day at most, after you have confirmed the address.',
        `We erase it when you end it, or after ${retention.unconfirmedDays} days if you never confirm it.`,
      ),
    ],
    rights: [paragraph(words('Every email has a link to see what you follow and to end it. '), grievance, words(''))],
  },
  counting: {
    ...none,
    form: 'counting',
    title: 'Counting visits',
    version: VERSION,
    text: [
      paragraph(
        words(
          'May we count your visit? It tells us which pages help. Nothing is loaded before you answer, and you can change your answer at the end of every page. ',
        ),
        link('What is kept', noticeLinks.counting),
        words(''),
      ),
    ],
    rights: [],
    agree: 'Yes, count it',
    decline: 'No, thank you',
  },
}
