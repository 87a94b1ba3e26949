import { Avatar } from '@strapi/design-system'
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { addListColumn, type ListedRecord } from '../../admin/list-columns'
import type { ListedPicture } from '../first-pictures'

type Pictures = Readonly<Record<string, ListedPicture>>

/** The type whose pictures are parts of its records; lists of the others show their picture without us. */
const WITH_PARTS = 'Project'

/** Shows in the list of projects the first picture of each, beside the name. */
export function addPictureColumn(app: Pick<StrapiApp, 'registerHook'>): void {
  const column = {
    name: 'first-picture',
    label: 'Picture',
    cell: ({ documentId }: ListedRecord) => <PictureCell record={documentId} />,
  }
  addListColumn(app, column, ({ layout }) => (layout.settings.displayName === WITH_PARTS ? 1 : null))
}

/** The records of the cells that are drawn now, whose pictures one request asks for. */
let asked: { records: string[]; answer: Promise<Pictures> } | null = null

function picturesOf(record: string, ask: (records: readonly string[]) => Promise<Pictures>): Promise<Pictures> {
  if (!asked) {
    const records: string[] = []
    // All cells of a list are drawn in one turn; the request follows it.
    const answer = Promise.resolve().then(() => {
      asked = null
      return ask(records)
    })
    asked = { records, answer }
  }
  asked.records.push(record)
  return asked.answer
}

function PictureCell({ record }: { record: string }) {
  const { get } = useFetchClient()
  const [picture, setPicture] = useState<ListedPicture | undefined>()
  useEffect(() => {
    let current = true
    const ask = async (records: readonly string[]) =>
      (await get<{ results: Pictures }>(`/picture-use/of-projects?records=${records.join(',')}`)).data.results
    picturesOf(record, ask).then(
      (pictures) => current && setPicture(pictures[record]),
      // The list is whole without it.
      () => current && setPicture(undefined),
    )
    return () => {
      current = false
    }
  }, [get, record])

  if (!picture) return null
  const { url, alternativeText } = picture
  return <Avatar.Item src={url} alt={alternativeText} fallback={alternativeText} preview />
}
