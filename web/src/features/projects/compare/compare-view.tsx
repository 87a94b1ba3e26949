import type { Page, ProjectSummary } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Button, ButtonLink } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { CloseIcon } from '@/ui/icons/icons'
import { Note } from '@/ui/note/note'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { Tag } from '@/ui/tag/tag'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { say, sayName } from '@/words/say'
import { COMPARE_PATH, compareHref, MOST_COMPARED } from './compare-query'
import { compareAmenities, compareRows } from './compare-rows'
import styles from './compare-view.module.css'

interface CompareViewProps {
  page: Page
  projects: readonly ProjectSummary[]
  /** Projects that can be added. */
  others: readonly Pick<ProjectSummary, 'slug' | 'name' | 'locality'>[]
  notes: readonly string[]
}

/** Projects side by side, differences first; values that are the same for all have a softer colour. */
export function CompareView({ page, projects, others, notes }: CompareViewProps) {
  return (
    <main id="content">
      <header className={`page-width stack-4 ${styles.head}`}>
        <Breadcrumbs trail={[{ label: 'Projects', href: '/projects' }]} />
        <h1>{page.heading}</h1>
        {page.lead ? <p className={`soft ${styles.lead}`}>{page.lead}</p> : null}
      </header>
      <div className={`page-width stack-6 ${styles.body}`}>
        <Note sentences={notes} />
        {projects.length > 0 ? <Table projects={projects} /> : <Nothing />}
        {projects.length > 0 && projects.length < MOST_COMPARED ? <Add projects={projects} others={others} /> : null}
      </div>
    </main>
  )
}

function Nothing() {
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

/** The lines of a project in one row; a registration’s number has a line of its own. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return say('Not stated')
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <RegistrationNumber number={line} />
    </span>
  ))
}

/** One of two to four columns. */
const PICTURE = `${minWidth.m} 30vw, 45vw`

function Table({ projects }: { projects: readonly ProjectSummary[] }) {
  const rows = compareRows(projects)
  const { shared, some } = compareAmenities(projects)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.scroll} aria-label={say('Comparison')} tabIndex={0}>
      <table className={styles.table} data-count={projects.length}>
        <caption className="sr-only">
          {`${projects.map(({ name }) => name).join(', ')}${say('.')}`} {say('Rows in which all are the same say so.')}
        </caption>
        <thead>
          <tr>
            <td />
            {projects.map(({ slug, name, pictures }) => (
              <th key={slug} scope="col">
                {pictures[0] ? (
                  <ResponsivePicture
                    picture={pictures[0].picture}
                    focal={pictures[0].focal}
                    sizes={PICTURE}
                    alt=""
                    className={styles.picture}
                  />
                ) : null}
                <a className={`quiet text-l bold ${styles.name}`} href={`/projects/${slug}`}>
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.drops}>
            <th scope="row">{say('Remove')}</th>
            {projects.map(({ slug, name }) => (
              <td key={slug}>
                <a
                  className={styles.drop}
                  href={compareHref(projects.filter((other) => other.slug !== slug).map((other) => other.slug))}
                  data-shortlist-drop={slug}
                >
                  <CloseIcon />
                  <span className="sr-only">{say('Remove')} </span>
                  {name}
                </a>
              </td>
            ))}
          </tr>
          {rows.map(({ label, cells, differs, best, word }) => (
            <tr key={label} className={differs || projects.length === 1 ? undefined : styles.same}>
              <th scope="row">
                {label}
                {differs || projects.length === 1 ? null : <span className={styles.word}>{say('Same for all')}</span>}
              </th>
              {projects.map(({ slug }, index) => (
                <td key={slug}>
                  <Lines lines={cells[index] ?? []} />
                  {best.includes(index) ? <Tag tone="good">{say(word)}</Tag> : null}
                </td>
              ))}
            </tr>
          ))}
          {some.map(({ amenity, has }) => (
            <tr key={amenity} className={styles.amenity}>
              <th scope="row">{amenity}</th>
              {projects.map(({ slug }, index) => (
                <td key={slug}>
                  <span aria-hidden="true">{has[index] ? '✓' : '–'}</span>
                  <span className="sr-only">{has[index] ? say('Yes') : say('No')}</span>
                </td>
              ))}
            </tr>
          ))}
          {shared.length > 0 ? (
            <tr className={projects.length === 1 ? undefined : styles.same}>
              <th scope="row">
                {say('Amenities')}
                {projects.length === 1 ? null : <span className={styles.word}>{say('Same for all')}</span>}
              </th>
              <td colSpan={projects.length}>{shared.join(', ')}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot className={styles.next}>
          <tr>
            <th scope="row">{say('Next')}</th>
            {projects.map(({ slug, name }) => (
              <td key={slug}>
                <a className={styles.step} href={`/projects/${slug}#enquiry`}>
                  {say('Enquire')}
                  <span className="sr-only">: {name}</span>
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Add({ projects, others }: Pick<CompareViewProps, 'projects' | 'others'>) {
  if (others.length === 0) return null
  return (
    <form className={`cluster screen-only ${styles.add}`} action={COMPARE_PATH} aria-label={say('Add another project')}>
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
