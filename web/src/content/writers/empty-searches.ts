import 'server-only'
import { type EmptySearch, writes } from '@ashlar/contract'
import { env } from '@/config/env'
import { request } from '../request/request'
import { contentTokens } from '../request/tokens'
import { isForeignBackend } from './foreign-backend'

/**
 * Has our own backend count a search that found nothing; another one has no place for it.
 *
 * @throws {RequestError} when it was not counted.
 */
export async function countEmptySearch(search: EmptySearch): Promise<void> {
  if (await isForeignBackend()) return
  await request.post(env().CONTENT_URL + writes.emptySearches.path, search, { bearer: contentTokens().create })
}
