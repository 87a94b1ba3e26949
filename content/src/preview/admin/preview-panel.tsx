import { Button, Field, Flex, LinkButton, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import { type RecordPanel, type RecordPanelProps, savedRecordOf } from '../../admin/record-panel'
import { timeOf } from '../../admin/times'
import { useRead, useReplaceableRead } from '../../admin/use-read'
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

const NOTHING_SHARED: Shown = { links: [], live: null }

/** What Strapi answers: the address at which the draft of a record is shown, where it has a page. */
interface DraftPage {
  data?: { url?: string }
}

/** Half of the screen, so that form and page fit side by side. */
const windowFeatures = () =>
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
  const makeButton = useRef<HTMLButtonElement>(null)
  const { toggleNotification } = useNotification()
  const [shared, setShared] = useState<SharedPreview | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [fault, setFault] = useState('')
  const path = `/previews/${model}/${id}`
  // A save may give a record its first address, or another one.
  const [shown, setShown] = useReplaceableRead<Shown>(id && path, updatedAt)
  const ask = `/content-manager/preview/url/${model}?documentId=${id}&status=draft`
  const page = useRead<DraftPage>(id && ask, updatedAt)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that stands open shows what was saved
  useEffect(() => {
    setShared(null)
    beside.current?.page.postMessage({ type: 'strapiUpdate' }, beside.current.origin)
  }, [ask, updatedAt])
  if (page === null || page === 'unread' || !page.data?.url) return null
  const { links, live } = shown === null || shown === 'unread' ? NOTHING_SHARED : shown

  const open = async () => {
    setFault('')
    // Opened at once: browsers block a window that opens later than the click.
    const opened = window.open('', 'preview', windowFeatures())
    const { data } = await get<DraftPage>(ask)
    const url = data.data?.url
    if (!opened || !url)
      return setFault('The window was not let open. Allow windows for this address, or open the preview below.')
    beside.current = { page: opened, origin: new URL(url).origin }
    opened.location.replace(url)
  }
  const share = async () => {
    setFault('')
    const { data } = await post<SharedPreview & Links>(path, {})
    setShared(data)
    setShown({ links: data.links, live })
    setCopied(false)
  }
  const end = async (link: number) => {
    setFault('')
    const { data } = await del<Links>(`${path}/${link}`)
    setShared(null)
    setShown({ links: data.links, live })
    toggleNotification({ type: 'success', message: 'The link has ended: it shows nothing any more.' })
    // The pressed button is gone with its line: without this, the keyboard begins again at the top of the menu.
    makeButton.current?.focus()
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
        <Button ref={makeButton} variant="tertiary" onClick={orSayWhy(share)} fullWidth>
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
        {fault || shown === 'unread' ? (
          <Typography textColor="danger600">
            {fault || 'The shared links could not be read. Open this record again.'}
          </Typography>
        ) : null}
      </Flex>
    ),
  }
}
