import type { ProjectSummary } from '@ashlar/contract'
import { Button, ButtonLink } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { say, sayName } from '@/words/say'
import styles from './compare-more.module.css'
import { COMPARE_PATH, MOST_COMPARED } from './compare-query'

export interface Addable {
  projects: readonly ProjectSummary[]
  /** Projects that can be added. */
  others: readonly Pick<ProjectSummary, 'slug' | 'name' | 'locality'>[]
}

/** Below the table: a further project, and a person to ask. */
export function NextSteps({ projects, others }: Addable) {
  return (
    <div className={`screen-only ${styles.after}`}>
      {projects.length < MOST_COMPARED ? <Add projects={projects} others={others} /> : null}
      <Ask count={projects.length} />
    </div>
  )
}

/** In place of the table while nothing is chosen. */
export function Nothing() {
  return (
    <div className={`stack-4 ${styles.nothing}`}>
      <p>{say('Nothing is chosen yet. Choose projects in the list and press Compare.')}</p>
      <p className={`cluster ${styles.ways}`}>
        <ButtonLink link={{ href: '/projects', label: say('Choose among all projects'), external: false }} />
        <a className={styles.ticked} href={COMPARE_PATH} data-shortlist-link="" hidden>
          {say('Compare the projects you chose on this device')}
        </a>
      </p>
    </div>
  )
}

function Add({ projects, others }: Addable) {
  if (others.length === 0) return null
  return (
    <form className={`cluster at-top ${styles.add}`} action={COMPARE_PATH} aria-labelledby="add-another">
      <h2 className="text-l" id="add-another">
        {say('Add another project')}
      </h2>
      {projects.map(({ slug }) => (
        <input key={slug} type="hidden" name="ids" value={slug} />
      ))}
      <SelectField
        label={say('A similar project')}
        name="ids"
        value=""
        choices={others.map(({ slug, name, locality }) => ({ value: slug, title: `${name}, ${sayName(locality)}` }))}
      />
      <Button type="submit" tone="quiet">
        {say('Compare')}
      </Button>
      <a href="/projects">{say('Choose other projects')}</a>
    </form>
  )
}

/** What most visitors do next: speak to one person about all of them. */
function Ask({ count }: { count: number }) {
  return (
    <section className={`stack-3 at-top ${styles.add}`} aria-labelledby="ask-about-these">
      <h2 className="text-l" id="ask-about-these">
        {say('Ask about these')}
      </h2>
      <p>{say('One adviser answers for {count} projects, with the full cost of each.', { count })}</p>
      <p>
        <ButtonLink
          link={{ href: '/about/contact-us#enquiry', label: say('Write to us'), external: false }}
          tone="quiet"
        />
      </p>
    </section>
  )
}
