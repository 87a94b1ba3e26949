import { Box, Flex, ProgressBar, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { AdminLink } from '../../admin/admin-link'
import { SureButton } from '../../admin/sure-button'
import { timeOf } from '../../admin/times'
import { useAct } from '../../admin/use-act'
import type { ImportLine } from '../routes'
import { importLine, importProgress } from './words'

interface Props {
  imports: readonly ImportLine[]
  onUndone(): void
}

/** Past imports: their progress, what was refused, and the button that undoes them. */
export function ImportList({ imports, onUndone }: Props) {
  if (imports.length === 0) return <Typography>Nothing was imported.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
      {imports.map((line) => (
        <Box key={line.id} tag="li" background="neutral0" padding={4} shadow="tableShadow" hasRadius>
          <ImportEntry line={line} onUndone={onUndone} />
        </Box>
      ))}
    </Flex>
  )
}

function ImportEntry({ line, onUndone }: { line: ImportLine; onUndone: Props['onUndone'] }) {
  const isUnderWay = line.state === 'running' || line.state === 'undoing'
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Box>
          <Typography fontWeight="bold" tag="p">
            {line.typeName}: {line.file}
          </Typography>
          <Typography textColor="neutral600" tag="p">
            {importLine(line)} · {line.by}, {timeOf(line.at)}
          </Typography>
        </Box>
        <Flex gap={4}>
          {line.state === 'done' ? (
            <AdminLink to={`/content-manager/collection-types/api::${line.model}.${line.model}?sort=updatedAt:DESC`}>
              Open the list
            </AdminLink>
          ) : null}
          {line.mayUndo ? <UndoButton line={line} onUndone={onUndone} /> : null}
        </Flex>
      </Flex>
      {isUnderWay ? <ProgressBar value={importProgress(line)} size="S" aria-label={importLine(line)} /> : null}
      {line.troubles.length > 0 ? (
        <Box tag="ul">
          {line.troubles.map(({ row, cause }) => (
            <Typography key={row} tag="li">
              Row {row}: {cause}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Flex>
  )
}

function UndoButton({ line, onUndone }: { line: ImportLine; onUndone: Props['onUndone'] }) {
  const { post } = useFetchClient()
  const act = useAct()
  const undo = async () => {
    const call = post(`/content-sheets/imports/${line.id}/undo`)
    if (await act(call, { failed: 'It could not be undone. Open the page again.' })) onUndone()
  }
  return <SureButton words="Undo" sureWords="Really undo the import" onSure={() => void undo()} />
}
