/** The error pages, by the status the server gives them (server/error-pages.mjs). */
export const notices = {
  404: {
    code: '404',
    heading: 'There is no page at this address',
    text: 'The address may be mistyped, or the page has moved. Search for it, or start from one of these.',
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
