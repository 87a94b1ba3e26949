import { Box, Flex, Typography } from '@strapi/design-system'
import { AdminLink } from '../../admin/admin-link'
import { WhenRead } from '../../admin/when-read'
import type { ListedGroup } from '../task-groups'

/** On the home page of the admin: links to what an editor may change, grouped by task. */
export function GroupsWidget() {
  return (
    <WhenRead<{ results: ListedGroup[] }> address="/task-groups" subject="The types">
      {({ results: groups }) => (
        <Flex direction="column" alignItems="stretch" gap={4}>
          {groups.map(({ name, types }) => (
            <Box key={name}>
              <Typography variant="sigma" tag="h3">
                {name}
              </Typography>
              <Flex tag="ul" gap={3} wrap="wrap" paddingTop={1}>
                {types.map((type) => (
                  <li key={type.path}>
                    <AdminLink to={`/content-manager/${type.path}`}>{type.name}</AdminLink>
                  </li>
                ))}
              </Flex>
            </Box>
          ))}
        </Flex>
      )}
    </WhenRead>
  )
}
