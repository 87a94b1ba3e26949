import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { AdminPage } from '../../admin/admin-page'
import { DeskLoading } from '../../admin/desk-loading'
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
      <Sheets />
    </AdminPage>
  )
}

function Sheets() {
  const { get } = useFetchClient()
  const [desk, setDesk] = useState<SheetDesk | 'unread' | null>(null)
  const load = useCallback(
    () =>
      get<SheetDesk>('/content-sheets').then(
        ({ data }) => setDesk(data),
        () => setDesk('unread'),
      ),
    [get],
  )
  useEffect(() => {
    void load()
  }, [load])
  const isBusy = desk !== null && desk !== 'unread' && desk.imports.some(isUnderWay)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void load(), POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [isBusy, load])

  if (desk === null) return <DeskLoading />
  if (desk === 'unread') return <Typography>The spreadsheets could not be read. Open this page again.</Typography>
  if (desk.types.length === 0) return <Typography>Your role reads none of the types that have spreadsheets.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <SheetCard types={desk.types} limits={desk.limits} isBusy={isBusy} onStarted={load} />
      <Box>
        <Typography variant="beta" tag="h2">
          Imports of the last {desk.limits.days} days
        </Typography>
        <Box paddingTop={4}>
          <ImportList imports={desk.imports} onUndone={load} />
        </Box>
      </Box>
    </Flex>
  )
}

const isUnderWay = ({ state }: ImportLine) => state === 'running' || state === 'undoing'
