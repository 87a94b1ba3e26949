import { type StrapiApp, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { openAddress } from './strapi-port/addresses'
import { interceptRequests } from './strapi-port/requests'

const LIST = /\/content-manager\/(collection-types\/[^/?]+)\?/
/** Statuses of a question that the backend cannot read, or that breaks it. */
const REFUSED: readonly number[] = [400, 500]

/** Whether the filters of a list were dropped and its editor has not been told yet. */
let filtersWereDropped = false

/**
 * From now on a list opens without the filters and the order that the backend refuses. Otherwise
 * Strapi shows an error instead of the list, again each time it is opened, because it remembers the filters.
 */
export function reopenListsUnfiltered(app: Pick<StrapiApp, 'getPlugin'>): void {
  interceptRequests(async (send, input, init) => {
    const response = await send(input, init)
    const address = input instanceof Request ? input.url : String(input)
    const [, list = ''] = LIST.exec(address) ?? []
    const hasFilters = list !== '' && /[?&](?:filters|sort)\b/.test(address)
    const isListOnScreen = hasFilters && location.pathname.endsWith(`/${list}`) && location.search !== ''
    if (isListOnScreen && REFUSED.includes(response.status)) {
      filtersWereDropped = true
      openAddress(location.pathname, { replaces: true })
    }
    return response
  })
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'refused-lists', Component: DroppedFiltersNotice })
}

/** Tells the editor as soon as the list is there. */
function DroppedFiltersNotice(): null {
  const { toggleNotification } = useNotification()
  useEffect(() => {
    if (!filtersWereDropped) return
    filtersWereDropped = false
    toggleNotification({
      type: 'warning',
      message: 'The list could not be read with its filters, so they were taken away.',
    })
  }, [toggleNotification])
  return null
}
