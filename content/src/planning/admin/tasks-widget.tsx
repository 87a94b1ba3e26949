import { Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { WhenRead } from '../../admin/when-read'
import type { ListedExpired, ListedTask } from '../routes'
import { expiredLine, needsSomebody, taskLine } from './tasks'

/** Expired records that are listed; their number counts all. */
const SHOWN_EXPIRED = 5

/** On the home page of the admin: what waits for a review, what is planned, plans that failed, and what has expired. */
export function TasksWidget() {
  return (
    <WhenRead<{ results: ListedTask[]; expired: ListedExpired[] }> address="/record-tasks" subject="The tasks">
      {({ results: tasks, expired }) => {
        const linesOf = (listed: ListedTask[]) =>
          listed.map((task) => ({ ...task, id: `${task.kind} ${task.path}`, line: taskLine(task) }))
        const ended = expired.map((one) => ({ ...one, id: one.path, line: expiredLine(one.since) }))
        const groups = [
          { heading: 'To be looked at', lines: linesOf(tasks.filter(needsSomebody)) },
          {
            heading: 'Ready for review',
            lines: linesOf(tasks.filter((task) => task.kind === 'review' && !needsSomebody(task))),
          },
          {
            heading: 'Planned',
            lines: linesOf(tasks.filter((task) => task.kind !== 'review' && !needsSomebody(task))),
          },
          { heading: `Expired within thirty days: ${ended.length}`, lines: ended.slice(0, SHOWN_EXPIRED) },
        ].filter((group) => group.lines.length > 0)
        if (groups.length === 0) return <Typography>Nothing waits for a review, and nothing is planned.</Typography>
        return (
          <Flex direction="column" alignItems="stretch" gap={4}>
            {groups.map(({ heading, lines }) => (
              <Flex key={heading} direction="column" alignItems="stretch" gap={2}>
                <Typography variant="sigma" tag="h3">
                  {heading}
                </Typography>
                {lines.map(({ id, path, typeName, title, line }) => (
                  <div key={id}>
                    <AdminLink to={`/content-manager/${path}`} isBold>
                      {typeName}: {title}
                    </AdminLink>
                    <Typography tag="p">{line}</Typography>
                  </div>
                ))}
              </Flex>
            ))}
          </Flex>
        )
      }}
    </WhenRead>
  )
}
