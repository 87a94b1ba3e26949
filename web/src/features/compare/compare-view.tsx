import type { Page, Project } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Button, ButtonLink } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { Note } from '@/ui/note/note'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { COMPARE_PATH, compareHref, MOST_COMPARED } from './compare-query'
import { compareAmenities, compareRows } from './compare-rows'
import styles from './compare-view.module.css'

interface CompareViewProps {
  page: Page
  projects: readonly Project[]
  /** What may be set beside them. */
  others: readonly Pick<Project, 'slug' | 'name' | 'locality'>[]
  notes: readonly string[]
}

/** Projects side by side, with what differs marked. */
export function CompareView({ page, projects, others, notes }: CompareViewProps) {
  return (
    <main id="content">
      <header className={`page-width ${styles.head}`}>
        <Breadcrumbs trail={[{ label: 'Projects', href: '/projects' }]} />
        <h1>{page.heading}</h1>
        {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      </header>
      <div className={`page-width ${styles.body}`}>
        <Note sentences={notes} />
        {projects.length > 0 ? <Table projects={projects} /> : <Nothing />}
        {projects.length > 0 && projects.length < MOST_COMPARED ? <Add projects={projects} others={others} /> : null}
      </div>
    </main>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p>Nothing is chosen yet. Tick projects in the list and press Compare.</p>
      <p className={styles.ways}>
        <ButtonLink link={{ href: '/projects', label: 'Choose among all projects', external: false }} />
        <a className={styles.ticked} href={COMPARE_PATH} data-shortlist-link="" hidden>
          Compare what you ticked on this device
        </a>
      </p>
    </div>
  )
}

/** What is said of a project in one row; a registration’s number stands on a line of its own. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return 'Not stated'
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <RegistrationNumber number={line} />
    </span>
  ))
}

function Table({ projects }: { projects: readonly Project[] }) {
  const rows = compareRows(projects)
  const { shared, own } = compareAmenities(projects)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} data-count={projects.length}>
        <caption className="sr-only">
          {projects.map(({ name }) => name).join(', ')}. Rows in which they differ are marked.
        </caption>
        <thead>
          <tr>
            <td className={styles.corner}>{projects.length > 1 ? 'Marked: differs' : null}</td>
            {projects.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <a className={styles.name} href={`/projects/${slug}`}>
                  {name}
                </a>
                <a
                  className={styles.drop}
                  href={compareHref(projects.filter((other) => other.slug !== slug).map((other) => other.slug))}
                  data-shortlist-drop={slug}
                >
                  Take out<span className="sr-only"> {name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={label} className={differs ? styles.differs : undefined}>
              <th scope="row">
                {label}
                {differs ? <span className="sr-only"> (differs)</span> : null}
              </th>
              {projects.map(({ slug }, index) => (
                <td key={slug}>
                  <Lines lines={cells[index] ?? []} />
                </td>
              ))}
            </tr>
          ))}
          {shared.length > 0 ? (
            <tr>
              <th scope="row">Amenities of all</th>
              <td colSpan={projects.length}>{shared.join(', ')}</td>
            </tr>
          ) : null}
          {own.some((amenities) => amenities.length > 0) ? (
            <tr className={projects.length > 1 ? styles.differs : undefined}>
              <th scope="row">{shared.length > 0 ? 'Besides' : 'Amenities'}</th>
              {projects.map(({ slug }, index) => (
                <td key={slug} className={styles.amenities}>
                  {own[index]?.join(', ') || 'Nothing more'}
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
        <tfoot className={styles.next}>
          <tr>
            <th scope="row">Next</th>
            {projects.map(({ slug, name }) => (
              <td key={slug}>
                <a className={styles.step} href={`/projects/${slug}#enquiry`}>
                  Ask about it<span className="sr-only">: {name}</span>
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
    <form className={styles.add} action={COMPARE_PATH} aria-label="Set another beside them">
      {projects.map(({ slug }) => (
        <input key={slug} type="hidden" name="ids" value={slug} />
      ))}
      <SelectField
        label="One like it"
        name="ids"
        value=""
        choices={others.map(({ slug, name, locality }) => ({ value: slug, title: `${name}, ${locality}` }))}
      />
      <Button type="submit" tone="quiet">
        Set it beside
      </Button>
      <a href="/projects">Tick others in the list</a>
    </form>
  )
}
