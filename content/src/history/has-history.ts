import { checkedModelOf } from '../publishing/check-record'

/** Whether versions and deleted records of a type are kept. Rules that route leads have none: they name people of the desk. */
export function hasHistory(uid: string): boolean {
  const model = checkedModelOf(uid)
  return model !== null && model !== 'lead-routing-rule'
}
