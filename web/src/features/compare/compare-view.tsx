import type { Page, Project } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { Note } from '@/ui/note/note'
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
    <p className={styles.nothing}>
      Nothing is chosen yet. Tick projects in <a href="/projects">the list</a> and press Compare.{' '}
      <a href={COMPARE_PATH} data-shortlist-link="" hidden>
        Compare what you ticked on this device
      </a>
    </p>
  )
}

function Table({ projects }: { projects: readonly Project[] }) {
  const rows = compareRows(projects)
  const { shared, own } = compareAmenities(projects)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} data-count={projects.length}>
        <caption className="visually-hidden">
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
                  Take out<span className="visually-hidden"> {name}</span>
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
                {differs ? <span className="visually-hidden"> (differs)</span> : null}
              </th>
              {projects.map(({ slug }, index) => (
                <td key={slug}>{cells[index] || 'Not stated'}</td>
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
