import { Flex, Td, Tr, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { AdminLink } from '../../admin/admin-link'
import { AdminPage } from '../../admin/admin-page'
import { type DeskPage, DeskSearchField, useDeskPage } from '../../admin/desk-list'
import { DeskLoading } from '../../admin/desk-loading'
import { DeskTable, type GivenToRow } from '../../admin/desk-table'
import { OptionField } from '../../admin/option-field'
import type { PictureLine } from '../routes'

const COLUMNS = ['Picture', 'File', 'Shown by', 'Alternative text']
const CHOICES = [
  ['all', 'All pictures'],
  ['bare', 'Without alternative text'],
  ['unused', 'Shown by nothing'],
] as const
/** On a phone, words one below the other would make a row as tall as the screen. */
const SENTENCE = '26rem'
/** The cell could not show more. */
const NAMED = 6

/** Where each picture is used, and which picture has no description yet. Editors change both in the media library. */
export default function PicturesPage() {
  return (
    <AdminPage
      title="Pictures in use"
      subtitle="Where each stands; its words, focal point and file are changed in the Media Library"
      permissions={[{ action: 'plugin::upload.read', subject: null }]}
    >
      <Pictures />
    </AdminPage>
  )
}

function Pictures() {
  const [search, setSearch] = useState('')
  const [only, setOnly] = useState('all')
  const { list, ...turning } = useDeskPage<DeskPage<PictureLine>>('/picture-use', 'The pictures', {
    search,
    only: only === 'all' ? '' : only,
  })

  if (!list) return <DeskLoading />
  return (
    <>
      <Flex paddingBottom={4} gap={4} alignItems="flex-end" wrap="wrap">
        <DeskSearchField value={search} onChange={setSearch} />
        <OptionField name="only" label="Which" value={only} choices={CHOICES} onChange={setOnly} />
      </Flex>
      <DeskTable columns={COLUMNS} nouns={['picture', 'pictures']} list={list} {...turning}>
        {list.results.map((picture) => (
          <PictureRow key={picture.id} picture={picture} />
        ))}
      </DeskTable>
    </>
  )
}

function PictureRow({ picture, ...given }: { picture: PictureLine } & GivenToRow) {
  const { name, url, width, height, alternativeText, isDecorative, hasFocalPoint, uses, useCount } = picture
  const size = width && height ? `${width} × ${height} pixels` : 'A drawing of any size'
  return (
    <Tr {...given}>
      <Td>
        <img src={url} alt="" width={72} height={54} loading="lazy" style={{ objectFit: 'contain' }} />
      </Td>
      <Td>
        <AdminLink to={`/plugins/upload?_q=${encodeURIComponent(name)}`} isBold>
          {name}
        </AdminLink>
        <Typography tag="p" textColor="neutral600">
          {size}
          {hasFocalPoint ? ', with a focal point' : ''}
        </Typography>
      </Td>
      <Td>
        {uses.slice(0, NAMED).map((use) => (
          <Typography key={use.path} tag="p">
            <AdminLink to={`/content-manager/${use.path}`}>{use.name}</AdminLink>
          </Typography>
        ))}
        {useCount === 0 ? <Typography textColor="neutral600">nothing</Typography> : null}
        {useCount > Math.min(uses.length, NAMED) ? (
          <Typography textColor="neutral600">and {useCount - Math.min(uses.length, NAMED)} more</Typography>
        ) : null}
      </Td>
      <Td style={{ minWidth: SENTENCE }}>
        <Words text={alternativeText} isDecorative={isDecorative} />
      </Td>
    </Tr>
  )
}

function Words({ text, isDecorative }: { text: string; isDecorative: boolean }) {
  if (text) return <Typography>{text}</Typography>
  if (isDecorative) return <Typography textColor="neutral600">decorative</Typography>
  return <Typography textColor="danger600">missing</Typography>
}
