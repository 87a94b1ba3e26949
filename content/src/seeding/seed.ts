import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { createMediaResolver, type ResolveMedia } from './media'
import { readPlan, SeedError, type SeedRecord } from './plan'
import { openWrittenSeeds, type WrittenSeeds } from './written-seeds'

/**
 * Writes and publishes the demonstration content that was not written before.
 *
 * It may be interrupted at any moment: each record is stored in one transaction with the note that it was written, and
 * files are found by name, so the next start continues from there.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  const folder = settings.seedDir ?? join(strapi.dirs.app.root, 'seed')
  // Header and footer come from the brand folder, unless the seeds have their own.
  const plan = await readPlan(strapi, [folder, settings.brandDir])
  const written = openWrittenSeeds(strapi)
  const resolveMedia = createMediaResolver(strapi, [join(folder, 'media'), settings.brandDir])
  for (const [index, record] of plan.entries()) {
    if (await written.has(record.collection, record.key)) continue
    // The start script parses this line: keep the words and their order.
    process.stdout.write(`seeding ${index + 1} of ${plan.length}: ${record.collection} ${record.key}\n`)
    await write(strapi, record, written, resolveMedia)
  }
}

async function write(strapi: Core.Strapi, record: SeedRecord, written: WrittenSeeds, resolveMedia: ResolveMedia) {
  const { uid, collection, key } = record
  try {
    // Before the record's transaction, so that an interrupted start does not upload files again.
    const data = (await resolveMedia(record.attributes)) as Record<string, unknown>
    await strapi.db.transaction(async () => {
      // An editor may have created the record that a later version of the seeds adds: the editor's record stays.
      if (!(await exists(strapi, record))) await strapi.documents(uid).create({ data, status: 'published' })
      await written.add(collection, key)
    })
  } catch (error) {
    throw new SeedError(`${collection}: ${key}: ${describe(error)}`, { cause: error })
  }
}

async function exists(strapi: Core.Strapi, { uid, naturalKey, attributes }: SeedRecord): Promise<boolean> {
  const filters = Object.fromEntries(naturalKey.map((name) => [name, attributes[name] ?? { $null: true }]))
  return (await strapi.documents(uid).findFirst({ filters })) !== null
}

/** Strapi's validation errors have one entry for each field in their details. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { details } = error as { details?: { errors?: { path: string[]; message: string }[] } }
  const fields = details?.errors?.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return fields?.length ? fields.join('; ') : error.message
}
