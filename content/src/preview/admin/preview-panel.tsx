import { Button, Field, Flex, LinkButton, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import { type RecordPanel, type RecordPanelProps, savedRecordOf } from '../../admin/record-panel'
import { timeOf } from '../../admin/times'
import type { LinkLine } from '../routes'
import { SharedLinks } from './shared-links'

interface SharedPreview {
  url: string
  until: string
}

interface Links {
  links: LinkLine[]
}

interface Shown extends Links {
  live: string | null
}

/** Half of the screen, so that form and page fit side by side. */
const WINDOW = () =>
  `popup,width=${Math.round(screen.availWidth / 2)},height=${screen.availHeight},left=${screen.availWidth}`

/**
 * Beside the form: opens the draft as its page will look, in a window that reloads after each save, and a link to it
 * for somebody without an account, with all such links.
 */
export function PreviewPanel(props: RecordPanelProps): RecordPanel | null {
  const { model, document } = props
  const { get, post, del } = useFetchClient()
  const isModified = useForm('PreviewPanel', (form) => form.modified)
  const id = savedRecordOf(props)
  const updatedAt = document?.updatedAt
  const beside = useRef<{ page: Window; origin: string } | null>(null)
  const maker = useRef<HTMLButtonElement>(null)
  const { toggleNotification } = useNotification()
  const [hasPage, setHasPage] = useState(false)
  const [links, setLinks] = useState<LinkLine[]>([])
  const [live, setLive] = useState<string | null>(null)
  const [shared, setShared] = useState<SharedPreview | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [fault, setFault] = useState('')
  const ask = `/content-manager/preview/url/${model}?documentId=${id}&status=draft`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may give a record its first address, or another one
  useEffect(() => {
    let current = true
    setShared(null)
    if (id === null) return setHasPage(false)
    get<{ data?: { url?: string } }>(ask).then(
      ({ data }) => current && setHasPage(Boolean(data.data?.url)),
      () => current && setHasPage(false),
    )
    get<Shown>(`/previews/${model}/${id}`).then(
      ({ data }) => {
        if (!current) return
        setLinks(data.links)
        setLive(data.live)
      },
      () => current && setFault('The shared links could not be read. Open this record again.'),
    )
    beside.current?.page.postMessage({ type: 'strapiUpdate' }, beside.current.origin)
    return () => {
      current = false
    }
  }, [get, ask, model, id, updatedAt])
  if (!hasPage) return null

  const open = async () => {
    setFault('')
    // Opened at once: browsers block a window that opens later than the click.
    const page = window.open('', 'preview', WINDOW())
    const { data } = await get<{ data?: { url?: string } }>(ask)
    const url = data.data?.url
    if (!page || !url)
      return setFault('The window was not let open. Allow windows for this address, or open the preview below.')
    beside.current = { page, origin: new URL(url).origin }
    page.location.replace(url)
  }
  const share = async () => {
    setFault('')
    const { data } = await post<SharedPreview & Links>(`/previews/${model}/${id}`, {})
    setShared(data)
    setLinks(data.links)
    setCopied(false)
  }
  const end = async (link: number) => {
    setFault('')
    const { data } = await del<Links>(`/previews/${model}/${id}/${link}`)
    setShared(null)
    setLinks(data.links)
    toggleNotification({ type: 'success', message: 'The link has ended: it shows nothing any more.' })
    // The pressed button is gone with its line: without this, the keyboard begins again at the top of the menu.
    maker.current?.focus()
  }
  const copy = ({ url }: SharedPreview) => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setFault('The browser does not let it be copied. Mark the link and copy it.'),
    )
  }
  const orSayWhy = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => setFault(fetchMessageOf(error, 'That did not work. Open this record again.')))
  }
  return {
    title: 'Draft on its page',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Button variant="secondary" onClick={orSayWhy(open)} fullWidth>
          Open beside this form
        </Button>
        {live ? (
          <LinkButton variant="tertiary" href={live} isExternal fullWidth>
            View live
          </LinkButton>
        ) : null}
        <Button ref={maker} variant="tertiary" onClick={orSayWhy(share)} fullWidth>
          Make a link to share
        </Button>
        {isModified ? <Typography textColor="neutral600">Save to see your last changes.</Typography> : null}
        {shared ? (
          <Field.Root name="shared-preview" hint={`Shows this draft to whoever has it, until ${timeOf(shared.until)}.`}>
            <Field.Label>Link to share</Field.Label>
            <TextInput
              readOnly
              value={shared.url}
              onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.target.select()}
            />
            <Field.Hint />
            <Button variant="tertiary" onClick={() => copy(shared)} fullWidth>
              {isCopied ? 'Copied' : 'Copy the link'}
            </Button>
          </Field.Root>
        ) : null}
        <SharedLinks links={links} onEnd={(link) => orSayWhy(() => end(link))()} />
        {fault ? <Typography textColor="danger600">{fault}</Typography> : null}
      </Flex>
    ),
  }
}
