import { Box, Flex, Typography } from '@strapi/design-system'
import { useEffect } from 'react'
import { AdminPage } from '../../admin/admin-page'
import { WhenRead } from '../../admin/when-read'
import type { ImportLine, SheetDesk } from '../routes'
import { ImportList } from './import-list'
import { SheetCard } from './sheet-card'

/** How often the progress of an import is requested. */
const POLL_EVERY_MS = 1000

/** Content as spreadsheets: downloaded, filled in, checked, imported as drafts, and undone. */
export default function SheetsPage() {
  return (
    <AdminPage
      title="Spreadsheets"
      subtitle="Many records at once: download a table, change it, and bring it back as drafts"
    >
      <WhenRead<SheetDesk> address="/content-sheets" subject="The spreadsheets">
        {(desk, again) => <Sheets desk={desk} again={again} />}
      </WhenRead>
    </AdminPage>
  )
}

function Sheets({ desk, again }: { desk: SheetDesk; again(): void }) {
  const isBusy = desk.imports.some(isUnderWay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next one
  useEffect(() => {
    if (!isBusy) return
    const pause = setTimeout(again, POLL_EVERY_MS)
    return () => clearTimeout(pause)
  }, [desk])

  if (desk.types.length === 0) return <Typography>Your role reads none of the types that have spreadsheets.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <SheetCard types={desk.types} limits={desk.limits} isBusy={isBusy} onStarted={again} />
      <Box>
        <Typography variant="beta" tag="h2">
          Imports of the last {desk.limits.days} days
        </Typography>
        <Box paddingTop={4}>
          <ImportList imports={desk.imports} onUndone={again} />
        </Box>
      </Box>
    </Flex>
  )
}

const isUnderWay = ({ state }: ImportLine) => state === 'running' || state === 'undoing'
