import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { recordTitles } from './record-titles'

type Row = Readonly<Record<string, string>>

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'consolidated-project': [
    { slug: 'slow-hill-zed', name: 'Slow Hill' },
    { slug: 'wall', name: 'Wall House' },
  ],
  'former-address': [
    { formerPath: '/projects/slow-hill', newPath: '/projects/slow-hill-zed' },
    { formerPath: '/careers/mason', newPath: '/careers' },
  ],
}

/** A database of these rows, as far as it is asked here. */
const strapi = {
  db: {
    query: (uid: string) => ({
      findMany: async ({ where }: { where: Readonly<Record<string, { $in?: readonly string[] }>> }) =>
        (TABLES[uid.split('.').at(-1) ?? ''] ?? []).filter((row) =>
          Object.entries(where).every(([field, { $in }]) => !$in || $in.includes(row[field] ?? '')),
        ),
    }),
  },
} as unknown as Core.Strapi

it('a lead has the title of its record, also of one that has another address since', async () => {
  const leads = ['wall', 'slow-hill', 'mason', 'never-was', ''].map((record) => ({ record }))
  expect(Object.fromEntries(await recordTitles(strapi, leads))).toEqual({
    wall: 'Wall House',
    'slow-hill': 'Slow Hill',
  })
})
