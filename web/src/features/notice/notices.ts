/** The error pages, by the name the server asks for: a status, or what a status means at one address. */
export const notices = {
  404: {
    code: '404',
    heading: 'There is no page at this address',
    text: 'The address may be mistyped, or the page has moved. Search for it, or start from one of these.',
  },
  'private-link': {
    code: '404',
    heading: 'This private link leads nowhere',
    text: 'Most often it is not whole: mail programs cut long links in two. Open the mail or the receipt again and copy the link to its last letter. Where everything was erased, there is nothing left to show. The contact page names who can help.',
  },
  500: {
    code: '500',
    heading: 'Something broke on our side',
    text: 'It is not your doing, and we have a record of it. Please try again; if it happens twice, write to us and we will help you from here.',
  },
  503: {
    code: '503',
    heading: 'This page cannot be shown just now',
    text: 'The part of the site that holds its content is not answering. It usually returns within a minute: please load the page again.',
  },
} as const
