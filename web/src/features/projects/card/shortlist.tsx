import { Button } from '@/ui/button/button'
import { say } from '@/words/say'
import { COMPARE_PATH, MOST_COMPARED } from '../compare/compare-query'
import { ProjectCard, type ProjectCardProps } from './project-card'
import styles from './shortlist.module.css'

const FORM = 'compare'

/**
 * A checkbox that chooses a project for comparison. It belongs to the page's {@link CompareBar}; script keeps it on the
 * device.
 */
export function ShortlistTick({ slug, name }: { slug: string; name: string }) {
  return (
    <label className={`screen-only text-s semibold ${styles.tick}`}>
      <input
        type="checkbox"
        name="ids"
        value={slug}
        form={FORM}
        aria-label={say('Compare {project}', { project: name })}
        data-shortlist=""
      />
      {say('Compare')}
    </label>
  )
}

/** A card whose project can be chosen for comparison; its page has a {@link CompareBar}. */
export function ComparableCard(props: Omit<ProjectCardProps, 'tick'>) {
  const { slug, name } = props.project
  return <ProjectCard {...props} tick={<ShortlistTick slug={slug} name={name} />} />
}

/**
 * The form of these checkboxes, last in a page's `main`. It is visible while a project is chosen, on this page or, with
 * script, on another.
 */
export function CompareBar() {
  return (
    <form
      className={`screen-only row ${styles.bar}`}
      id={FORM}
      action={COMPARE_PATH}
      aria-label={say('Compare')}
      // Our own script restores the choices; a browser would restore those of an earlier visit.
      autoComplete="off"
      data-shortlist-most={MOST_COMPARED}
    >
      <p className={styles.words} role="status" data-shortlist-words="">
        {say('Choose up to four to compare.')}
      </p>
      <Button type="submit" tone="quiet">
        {say('Compare')}
      </Button>
    </form>
  )
}
