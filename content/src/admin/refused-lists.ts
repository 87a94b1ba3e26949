import { type StrapiApp, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { openAddress } from './strapi-port/addresses'
import { interceptRequests } from './strapi-port/requests'

const LIST = /\/content-manager\/(collection-types\/[^/?]+)\?/
/** A question that the backend cannot read, or that breaks it. */
const REFUSED: readonly number[] = [400, 500]

/** The list whose filters were taken away, until its editor is told. */
let opened: string | null = null

/**
 * From now on a list opens without the filters and the order that the backend refuses: Strapi shows an error in its
 * place, and remembers what it was asked for whenever the list is opened again.
 */
export function openRefusedLists(app: Pick<StrapiApp, 'getPlugin'>): void {
  interceptRequests(async (send, input, init) => {
    const response = await send(input, init)
    const address = input instanceof Request ? input.url : String(input)
    const [, list = ''] = LIST.exec(address) ?? []
    const isAsked = list !== '' && /[?&](?:filters|sort)\b/.test(address)
    const isShown = isAsked && location.pathname.endsWith(`/${list}`) && location.search !== ''
    if (isShown && REFUSED.includes(response.status)) {
      opened = list
      openAddress(location.pathname, { replaces: true })
    }
    return response
  })
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'refused-lists', Component: ToldOfList })
}

/** Tells the editor, once the list is there. */
function ToldOfList(): null {
  const { toggleNotification } = useNotification()
  useEffect(() => {
    if (opened === null) return
    opened = null
    toggleNotification({
      type: 'warning',
      message: 'The list could not be read with its filters, so they were taken away.',
    })
  }, [toggleNotification])
  return null
}
