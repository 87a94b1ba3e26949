import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { oneAtATime } from '../database/one-at-a-time'
import { editorNames } from '../editors/names'
import { LEAD_VIEW } from '../leads/rows'
import { filtersAsQuery } from './filters'
import type { DeskView } from './permissions'

const MAX_NAME = 60
const MOST_VIEWS = 50

/** A row of `lead_views`: filters of the desk under a name. */
interface ViewRow {
  id: number
  name: string
  /** As in the address of the desk: `type=project-leads&state=new`. */
  filters: string
  /** Id of the account that keeps it. */
  editor: number
  /** Whether everybody at the desk sees it. */
  shared: boolean
}

/** A view as the desk lists it. */
export interface ListedView extends Pick<ViewRow, 'id' | 'name' | 'filters' | 'shared'> {
  isOwn: boolean
  /** Name of the editor who keeps it. */
  by: string
}

/** The views of an editor, and those that others share of leads that the editor sees, by name. */
export async function listViews(strapi: Core.Strapi, editor: number, { types }: DeskView): Promise<ListedView[]> {
  const rows: ViewRow[] = await strapi.db.query(LEAD_VIEW).findMany({ where: { $or: [{ editor }, { shared: true }] } })
  const nameOf = await editorNames(strapi, rows)
  const isSeen = (filters: string) => {
    const type = new URLSearchParams(filters).get('type')
    return type === null || types.some((one) => one === type)
  }
  return rows
    .filter((row) => row.editor === editor || isSeen(row.filters))
    .map(({ id, name, filters, shared, editor: keeper }) => ({
      ...{ id, name, filters, shared },
      isOwn: keeper === editor,
      by: nameOf(keeper),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/**
 * Keeps filters under a name. An own view of the same name is replaced.
 *
 * @param body `name`, `shared`, and the `filters` by their names.
 * @throws {errors.ValidationError} without a name or a filter, and when there are too many views.
 */
export async function keepView(
  strapi: Core.Strapi,
  { name: given, shared, filters: chosen }: Readonly<Record<string, unknown>>,
  editor: number,
): Promise<void> {
  const name = typeof given === 'string' ? given.replace(/\s+/g, ' ').trim() : ''
  const filters = filtersAsQuery(chosen)
  if (!name || name.length > MAX_NAME) {
    throw new errors.ValidationError(`A view needs a name of at most ${MAX_NAME} characters`)
  }
  if (!filters) throw new errors.ValidationError('A view needs at least one filter')
  const views = strapi.db.query(LEAD_VIEW)
  const data = { name, filters, editor, shared: shared === true }
  await strapi.db.transaction(async () => {
    await oneAtATime(strapi, `views of ${editor}`)
    const same: ViewRow | null = await views.findOne({ where: { editor, name } })
    if (same) await views.update({ where: { id: same.id }, data })
    else if ((await views.count({ where: { editor } })) >= MOST_VIEWS) {
      throw new errors.ValidationError(`You keep ${MOST_VIEWS} views already: remove one first`)
    } else await views.create({ data })
  })
}

/**
 * @param mayRemoveOthers whether shared views of other editors may be removed: their keepers may have left.
 * @throws {errors.NotFoundError} when the editor sees no such view.
 */
export async function removeView(
  strapi: Core.Strapi,
  id: number,
  editor: number,
  mayRemoveOthers: boolean,
): Promise<void> {
  const which = mayRemoveOthers ? { $or: [{ editor }, { shared: true }] } : { editor }
  const { count } = await strapi.db.query(LEAD_VIEW).deleteMany({ where: { id, ...which } })
  if (count === 0) throw new errors.NotFoundError('There is no such view of yours')
}
