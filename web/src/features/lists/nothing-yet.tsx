import { say } from '@/words/say'
import filters from './filters.module.css'

/** In place of a list and its filters, when there is not one record to list. */
export function NothingYet() {
  return <p className={`text-l measure ${filters.nothing}`}>{say('Nothing has been published here yet.')}</p>
}
