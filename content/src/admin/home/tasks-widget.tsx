import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { type HomeTask, needsSomebody, taskLine } from '../planning/tasks'
import { HomeWidget } from './home-widget'

/** On the home page of the admin: what waits for a review, what is planned, and plans that failed. */
export function TasksWidget() {
  return (
    <HomeWidget<{ results: HomeTask[] }> address="/record-tasks" subject="The tasks">
      {({ results: tasks }) => <OpenTasks tasks={tasks} />}
    </HomeWidget>
  )
}

function OpenTasks({ tasks }: { tasks: HomeTask[] }) {
  const groups = [
    { heading: 'To be looked at', of: tasks.filter(needsSomebody) },
    { heading: 'Ready for review', of: tasks.filter((task) => task.kind === 'review' && !needsSomebody(task)) },
    { heading: 'Planned', of: tasks.filter((task) => task.kind !== 'review' && !needsSomebody(task)) },
  ].filter((group) => group.of.length > 0)
  if (groups.length === 0) return <Typography>Nothing waits for a review, and nothing is planned.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {groups.map(({ heading, of }) => (
        <Flex key={heading} direction="column" alignItems="stretch" gap={2}>
          <Typography variant="sigma" tag="h3">
            {heading}
          </Typography>
          {of.map((task) => (
            <div key={`${task.kind} ${task.path}`}>
              <Link to={`/content-manager/${task.path}`}>
                <Typography fontWeight="bold">
                  {task.typeName}: {task.title}
                </Typography>
              </Link>
              <Typography tag="p">{taskLine(task)}</Typography>
            </div>
          ))}
        </Flex>
      ))}
    </Flex>
  )
}
