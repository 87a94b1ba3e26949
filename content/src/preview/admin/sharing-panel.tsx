import { documentDescription, documentTitle } from '@ashlar/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { RecordPanel, RecordPanelProps } from '../../admin/record-panel'
import { useRead } from '../../admin/use-read'
import type { SharedSite } from '../routes'
import { type SharedPage, sharedPageOf } from './shared-pages'

/** Beside the form: the page in the results of a search engine and as a shared link, before anything is saved. */
export function SharingPanel({ model }: RecordPanelProps): RecordPanel | null {
  const values = useForm('SharingPanel', (form) => form.values as Record<string, unknown>)
  const page = sharedPageOf(model.split('.').at(-1) ?? '', values ?? {})
  const site = useRead<SharedSite>(page && '/previews/site')
  // Without the name of the site there is nothing true to show.
  if (!page || site === null || site === 'unread') return null
  return {
    title: 'Search and sharing',
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <FoundPage page={page} site={site} />
        <SharedLink page={page} site={site} />
      </Flex>
    ),
  }
}

interface Shown {
  page: SharedPage
  site: SharedSite
}

const BREAK = { overflowWrap: 'anywhere' } as const

/** A result as a search engine shows it, cut at its usual lengths. */
function FoundPage({ page, site }: Shown) {
  const title = documentTitle(page.title, site.brandName)
  const description = documentDescription(page.description || site.tagline)
  const notes = [
    ...(title.includes(page.title) ? [] : ['The title is longer than search engines show, so it is cut.']),
    ...(description.length >= page.description.length
      ? []
      : ['The description is longer than search engines show, so it is cut.']),
    ...(page.description ? [] : ['There is no description, so the site’s own line stands here.']),
  ]
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="section" aria-label="In a search engine">
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        In a search engine
      </Typography>
      <Typography variant="pi" style={BREAK}>
        {[site.host, ...page.path.split('/').filter(Boolean)].join(' › ')}
      </Typography>
      <Typography textColor="primary700" fontSize={3} data-found-title style={BREAK}>
        {title}
      </Typography>
      <Typography textColor="neutral700" data-found-description style={BREAK}>
        {description}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="pi" textColor="warning700">
          {note}
        </Typography>
      ))}
    </Flex>
  )
}

const PICTURE_SHAPE = { display: 'block', width: '100%', aspectRatio: '1200 / 630' } as const

/** The card that a chat or a network makes of a link. */
function SharedLink({ page, site }: Shown) {
  const { chosen, picture, heading } = page
  return (
    <Flex direction="column" alignItems="stretch" gap={2} tag="section" aria-label="Where a link is shared">
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        Where a link is shared
      </Typography>
      <Box background="neutral100" hasRadius overflow="hidden">
        {chosen ? (
          <img src={chosen.url} alt="" style={{ ...PICTURE_SHAPE, objectFit: 'cover' }} />
        ) : (
          <Box position="relative" style={{ ...PICTURE_SHAPE, background: site.drawn.ground }}>
            {picture ? (
              <img
                src={picture.url}
                alt=""
                style={{
                  position: 'absolute',
                  right: 0,
                  width: '65%',
                  height: '100%',
                  objectFit: 'cover',
                }}
              />
            ) : null}
            <Box
              padding={3}
              position="absolute"
              style={{
                left: 0,
                bottom: 0,
                width: '65%',
                maxHeight: '100%',
                overflow: 'hidden',
                background: site.drawn.ground,
              }}
            >
              <Typography fontWeight="bold" style={{ color: site.drawn.ink }} data-drawn-heading>
                {heading}
              </Typography>
            </Box>
          </Box>
        )}
        <Flex direction="column" alignItems="stretch" padding={3}>
          <Typography fontWeight="bold" style={BREAK}>
            {documentTitle(page.title, site.brandName)}
          </Typography>
          <Typography variant="pi" ellipsis>
            {documentDescription(page.description || site.tagline)}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {site.host}
          </Typography>
        </Flex>
      </Box>
      {chosen ? null : (
        <Typography variant="pi" textColor="neutral600">
          The site draws this picture, much like this. A share picture takes its place.
        </Typography>
      )}
    </Flex>
  )
}
