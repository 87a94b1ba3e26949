import { Button } from '@/ui/button/button'
import { CloseIcon } from '@/ui/icons/icons'
import { say } from '@/words/say'
import type { Facets } from './facets'
import { FilterFields, hiddenFields } from './filter-fields'
import type { FilterSource } from './filter-table'
import styles from './project-filters.module.css'
import { PROJECTS_PATH, type ProjectQuery, parameterNames, projectListHref, UNFILTERED } from './project-query'

/** The choices of all filters, with their counts. */
export interface Offer {
  source: FilterSource
  facets: Facets
}

/** The form's id, for fields outside of it. */
export const FILTERS_ID = 'project-filters'

interface ProjectFiltersProps extends Offer {
  query: ProjectQuery
  total: number
}

/**
 * A plain form with all filters: a row of groups on a wide screen, a sheet that a button opens on a narrow one. Without
 * script the sheet is a popover; with script it is the dialog before the form (behaviour/filter-sheet.ts).
 */
export function ProjectFilters({ query, total, source, facets }: ProjectFiltersProps) {
  return (
    <>
      <dialog className={styles.sheet} id={`${FILTERS_ID}-sheet`} aria-label={say('Filters')} data-filter-sheet="" />
      <form
        className={styles.filters}
        id={FILTERS_ID}
        popover="auto"
        action={`${PROJECTS_PATH}#results`}
        aria-label={say('Filter the projects')}
        autoComplete="off"
      >
        <div className={`title rule-below ${styles.sheetHead}`}>
          <p tabIndex={-1}>{say('Filters')}</p>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            aria-label={say('Close the filters')}
          >
            <CloseIcon />
          </button>
        </div>
        {hiddenFields(query).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {query.view === 'map' ? <input type="hidden" name={parameterNames.view} value={query.view} /> : null}
        <FilterFields query={query} source={source} facets={facets} />
        <div className={styles.apply}>
          <a
            href={projectListHref({
              ...UNFILTERED,
              propertyType: query.propertyType,
              sort: query.sort,
              view: query.view,
            })}
          >
            {say('Clear all')}
          </a>
          <Button type="submit">
            <span className={styles.counted}>
              {total === 0 ? say('Show close matches') : say('Show {count} projects', { count: total })}
            </span>
            <span className={styles.uncounted}>{say('Show projects')}</span>
          </Button>
        </div>
      </form>
    </>
  )
}
