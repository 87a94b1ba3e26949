import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CONTENT = join(import.meta.dirname, '../../../content/src')

/**
 * Records name each other by a word that both have, such as the name of a city. A relation of Strapi to a draft is lost
 * when its record is published or its changes are discarded (strapi/strapi 24438, 24280), and is shared or emptied
 * between languages; a word stays, and publishing names the record that is missing.
 */
it('no content type has a relation to another', () => {
  const schemas = ['api', 'components']
    .flatMap((folder) =>
      readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.json'))
  expect(schemas.length).toBeGreaterThan(50)
  const tied = schemas.filter((file) => /"type": ?"relation"/.test(readFileSync(join(CONTENT, file), 'utf8')))
  expect(tied).toEqual([])
})
