/** Placeholder for the id of the request, which the server fills in. */
export const REQUEST_ID_PLACE = '{request-id}'

/** The error pages, by the name that the server requests: a status, or a special meaning of one. */
export const notices = {
  'foreign-form': {
    code: '403',
    heading: 'This form came from another site',
    text: 'We take forms from our own pages alone, so nothing was sent. Please open the page here and fill the form in once more; the contact page has one for every question.',
  },
  404: {
    code: '404',
    heading: 'There is no page at this address',
    text: 'The address may be mistyped, or the page has moved. Search for it, or start from one of these.',
  },
  'private-link': {
    code: '404',
    heading: 'This private link leads nowhere',
    text: 'Most often it is not whole: mail programs cut long links in two. Or the page was opened more than an hour ago, and wants its link again. Open the mail or the receipt again and copy the link to its last letter. Where everything was erased, there is nothing left to show. The contact page names who can help.',
  },
  'preview-ended': {
    code: '403',
    heading: 'This preview has ended',
    text: 'A link to drafts is good for a week at most, and as long as the one who made it may read them; or this one is not whole. Ask for a new link, or open the preview from the record’s form. From here on you see the site as every visitor does.',
  },
  'preview-missing': {
    code: '404',
    heading: 'There is no draft to show here',
    text: 'The record may have another address by now, the one who made this link may not read it, or it holds what no page can show: the notices beside its form say what to mend.',
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
