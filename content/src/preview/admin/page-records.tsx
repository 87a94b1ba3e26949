import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { ExternalLink, Search } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminLink } from '../../admin/admin-link'
import { AdminPage } from '../../admin/admin-page'
import { useRead } from '../../admin/use-read'
import type { PageRecords } from '../records-of-page'

/** From an address of the site to the records that it shows. The link “Edit this page” of the site leads here. */
export default function PageRecordsPage() {
  return (
    <AdminPage title="From page to record" subtitle="Which records a page of the site shows" action={<SiteButton />}>
      <Finder />
    </AdminPage>
  )
}

/** Opens the site as visitors see it, with a link to the records on each page. */
function SiteButton() {
  const { post } = useFetchClient()
  const [fault, setFault] = useState('')
  const open = async () => {
    setFault('')
    // Opened at once: browsers block a window that opens later than the click.
    const page = window.open('', 'site-of-editor')
    try {
      const { data } = await post<{ url: string }>('/page-records/site', {})
      if (page) page.location.replace(data.url)
      else setFault('The window was not let open. Allow windows for this address.')
    } catch {
      page?.close()
      setFault('The site could not be opened. Try again.')
    }
  }
  return (
    <Flex direction="column" alignItems="flex-end" gap={1}>
      <Button size="L" startIcon={<ExternalLink />} onClick={() => void open()}>
        Open the site with links to its records
      </Button>
      {fault ? <Typography textColor="danger600">{fault}</Typography> : null}
    </Flex>
  )
}

function Finder() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('path') ?? ''
  const [typed, setTyped] = useState(asked)
  const found = useRead<PageRecords>(asked ? `/page-records?path=${encodeURIComponent(asked)}` : null)
  useEffect(() => setTyped(asked), [asked])

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setQuery({ path: typed.trim() })
        }}
      >
        <Flex gap={4} alignItems="flex-end" wrap="wrap">
          <Box grow={1} maxWidth="560px">
            <Field.Root name="path" hint="As it stands in the address bar, for example /services/retail">
              <Field.Label>Address of the page</Field.Label>
              <TextInput
                value={typed}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
              />
              <Field.Hint />
            </Field.Root>
          </Box>
          <Box paddingBottom={5}>
            <Button size="L" type="submit" variant="secondary" startIcon={<Search />} disabled={!typed.trim()}>
              Find
            </Button>
          </Box>
        </Flex>
      </form>
      <Box aria-live="polite">{found === null ? null : <FoundRecords found={found} />}</Box>
    </Flex>
  )
}

function FoundRecords({ found }: { found: PageRecords | 'unread' }) {
  if (found === 'unread') return <Typography>This is no address of a page, or it could not be looked up.</Typography>
  const { page, records, types } = found
  if (records.length === 0 && types.length === 0) {
    return <Typography>No record that you may read has the address {page}.</Typography>
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {records.length > 0 ? (
        <Group heading={`The page ${page}`}>
          {records.map(({ path, title, typeName }) => (
            <li key={path}>
              <AdminLink to={`/content-manager/${path}`} isBold>
                {typeName}: {title}
              </AdminLink>
            </li>
          ))}
        </Group>
      ) : null}
      {types.length > 0 ? (
        <Group heading="Lists and settings that it shows">
          {types.map(({ path, name }) => (
            <li key={path}>
              <AdminLink to={`/content-manager/${path}`}>{name}</AdminLink>
            </li>
          ))}
        </Group>
      ) : null}
    </Flex>
  )
}

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Box background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Typography variant="delta" tag="h2">
        {heading}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2} paddingTop={4}>
        {children}
      </Flex>
    </Box>
  )
}
