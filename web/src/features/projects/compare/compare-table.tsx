import type { ProjectSummary } from '@ashlar/contract'
import type { CSSProperties, ReactNode } from 'react'
import { CloseIcon } from '@/ui/icons/icons'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { Tag } from '@/ui/tag/tag'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { say } from '@/words/say'
import { compareHref, MOST_COMPARED } from './compare-query'
import { type CompareRow, compareAmenities, ROW_GROUPS } from './compare-rows'
import styles from './compare-table.module.css'

/** The lines of a project in one row; a registration’s number has a line of its own. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return say('Not stated')
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <RegistrationNumber number={line} />
    </span>
  ))
}

/** Of a picture's height, the least place of what is looked at. */
const WITH_FOOT = 45

/** The picture above the column of a project, one of two to four. */
export function comparedPicture({ pictures: [first] }: ProjectSummary): ShownPicture | null {
  return first ? { picture: first.picture, sizes: `${minWidth.m} 30vw, 45vw` } : null
}

interface Compared {
  projects: readonly ProjectSummary[]
  rows: readonly CompareRow[]
}

/** The projects as columns: what each leads in, what differs in groups, then what is the same for all. */
export function ComparisonTable({ projects, rows }: Compared) {
  const isOne = projects.length === 1
  const same = isOne ? [] : rows.filter(({ differs }) => !differs)
  const amenities = compareAmenities(projects)
  const shared = amenities.shared.join(', ')
  return (
    <section
      className={styles.scroll}
      data-count={projects.length}
      aria-label={say('Comparison')}
      tabIndex={projects.length === MOST_COMPARED ? 0 : undefined}
    >
      <table
        className={styles.table}
        data-count={projects.length}
        style={{ '--count': projects.length } as CSSProperties}
      >
        <caption className="sr-only">
          {`${projects.map(({ name }) => name).join(', ')}${say('.')}`} {say('Rows in which all are the same say so.')}
        </caption>
        <thead>
          <tr>
            <td className={styles.shown} />
            {projects.map((project, index) => (
              <td key={project.slug} className={styles.shown}>
                <Pictured project={project} priority={index === 0} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td />
            {projects.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <a className="quiet text-l bold" href={`/projects/${slug}`}>
                  {name}
                </a>
              </th>
            ))}
          </tr>
          <tr className={styles.ways}>
            <td />
            {projects.map((project) => (
              <td key={project.slug}>
                <Ways project={project} others={projects.filter((other) => other !== project)} />
              </td>
            ))}
          </tr>
        </thead>
        <Leads projects={projects} rows={rows} />
        {ROW_GROUPS.map((group) => (
          <Rows
            key={group}
            title={say(group)}
            rows={rows.filter((row) => row.group === group && (row.differs || isOne))}
            projects={projects}
          />
        ))}
        <Amenities projects={projects} amenities={amenities} />
        <Rows title={say('Same for all')} rows={same} projects={projects}>
          {shared && !isOne ? <Across label={say('Amenities')} lines={[shared]} columns={projects.length} /> : null}
        </Rows>
      </table>
    </section>
  )
}

/** Below the name of a project: who has decided need not scroll to the end. */
function Ways({ project: { slug, name }, others }: { project: ProjectSummary; others: readonly ProjectSummary[] }) {
  return (
    <span className={`cluster ${styles.pair}`}>
      <a className={`bold ${styles.step}`} href={`/projects/${slug}#enquiry`} aria-label={`${say('Enquire')}: ${name}`}>
        {say('Enquire')}
      </a>
      <a
        className={`row text-s semibold quiet ${styles.drop}`}
        href={compareHref(others.map((other) => other.slug))}
        aria-label={say('Remove {what}', { what: name })}
        data-shortlist-drop={slug}
      >
        <CloseIcon />
        {say('Remove')}
      </a>
    </span>
  )
}

function Pictured({ project, priority }: { project: ProjectSummary; priority: boolean }) {
  const shown = comparedPicture(project)
  const focal = project.pictures[0]?.focal
  return shown ? (
    <ResponsivePicture
      {...shown}
      // A card shows the top of a tower; here its foot is to be seen too.
      focal={focal ? { x: focal.x, y: Math.max(focal.y, WITH_FOOT) } : null}
      priority={priority}
      alt=""
      className={styles.picture}
    />
  ) : null
}

/** The answers first: what each project has the best figure of. */
function Leads({ projects, rows }: Compared) {
  if (!rows.some(({ leads }) => leads.some(Boolean))) return null
  return (
    <tbody>
      <tr>
        <th scope="row">{say('Best figures')}</th>
        {projects.map(({ slug }, index) => {
          const leads = rows.flatMap((row) => row.leads[index] || [])
          return (
            <td key={slug}>
              {leads.length > 0 ? (
                <ul className={`bold ${styles.list}`}>
                  {leads.map((lead) => (
                    <li key={lead}>{lead}</li>
                  ))}
                </ul>
              ) : (
                <span className="soft">{say('No best figure')}</span>
              )}
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}

/** A group of rows under its title; values that are the same for all stand once, across the columns. */
function Rows({ title, rows, projects, children }: Compared & { title: string; children?: ReactNode }) {
  if (rows.length === 0 && !children) return null
  return (
    <tbody>
      <GroupTitle title={title} columns={projects.length} />
      {rows.map(({ label, cells, differs, best, word, apart }) =>
        differs || projects.length === 1 ? (
          <tr key={label}>
            <th scope="row">{label}</th>
            {projects.map(({ slug }, index) => (
              <td key={slug} data-best={best.includes(index) ? '' : undefined}>
                <Lines lines={cells[index] ?? []} />
                {best.includes(index) ? <Tag tone="good">{say(word)}</Tag> : null}
                {apart[index] ? <span className="text-s soft">{apart[index]}</span> : null}
              </td>
            ))}
          </tr>
        ) : (
          <Across key={label} label={label} lines={cells[0] ?? []} columns={projects.length} />
        ),
      )}
      {children}
    </tbody>
  )
}

/** A value that is the same for all. */
function Across({ label, lines, columns }: { label: string; lines: readonly string[]; columns: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={columns} className={styles.across}>
        <Lines lines={lines} />
      </td>
    </tr>
  )
}

function GroupTitle({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns + 1}>
        <span className="text-l bold">{title}</span>
      </th>
    </tr>
  )
}

/** What several have as ticks, and what one alone has as a list: a row of ticks for each would be long and empty. */
function Amenities({
  projects,
  amenities: { shared, some, alone },
}: Pick<Compared, 'projects'> & { amenities: ReturnType<typeof compareAmenities> }) {
  const ofOne = projects.length === 1 ? shared : []
  if (ofOne.length === 0 && some.length === 0 && alone.every(({ length }) => length === 0)) return null
  return (
    <tbody>
      <GroupTitle title={say('Amenities')} columns={projects.length} />
      {alone.some(({ length }) => length > 0) ? (
        <tr>
          <th scope="row">{say('Only here')}</th>
          {projects.map(({ slug }, index) => (
            <td key={slug}>
              {alone[index]?.length ? (
                <ul className={`${styles.list} ${styles.alone}`}>
                  {alone[index].map((amenity) => (
                    <li key={amenity}>{amenity}</li>
                  ))}
                </ul>
              ) : (
                say('None')
              )}
            </td>
          ))}
        </tr>
      ) : null}
      {some.map(({ amenity, has }) => (
        <tr key={amenity} className={styles.amenity}>
          <th scope="row">{amenity}</th>
          {projects.map(({ slug }, index) => (
            <td key={slug} data-has={has[index] ? '' : undefined}>
              {has[index] ? (
                <>
                  <span aria-hidden="true">✓</span> <span className="sr-only">{say('Yes')}</span>
                </>
              ) : (
                say('No')
              )}
            </td>
          ))}
        </tr>
      ))}
      {ofOne.length > 0 ? <Across label={say('Amenities')} lines={[ofOne.join(', ')]} columns={1} /> : null}
    </tbody>
  )
}
