import { isRecord } from '@ashlar/contract'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download, Upload } from '@strapi/icons'
import { isFetchError, useFetchClient } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import { OptionField } from '../../admin/option-field'
import { saveFile } from '../../admin/save-file'
import { useAct } from '../../admin/use-act'
import type { SheetDesk, SheetReport } from '../routes'
import { FaultTable } from './fault-table'
import { counted, reportLine } from './words'

interface Props {
  types: SheetDesk['types']
  limits: SheetDesk['limits']
  /** Whether another import is running. */
  isBusy: boolean
  onStarted(): void
}

/** The result of checking a chosen file. */
interface Chosen {
  file: File
  report: SheetReport | null
  refusal: string
  /** Headings that the type has not, for which the file was refused. */
  unknown: readonly string[]
}

const NO_ANSWER = 'The server did not answer. Try again.'

/** One content type at a time: download its table, upload a file, see its faults, and import it. */
export function SheetCard({ types, limits, isBusy, onStarted }: Props) {
  const { get, post } = useFetchClient()
  const act = useAct()
  const [model, setModel] = useState(types[0]?.model ?? '')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const type = types.find((one) => one.model === model)

  const messageOf = (error: unknown) => fetchMessageOf(error, NO_ANSWER)
  const download = async (format: 'xlsx' | 'csv') => {
    const call = get<Blob>(`/content-sheets/${model}/file?format=${format}`, { responseType: 'blob' })
    const answer = await act(call, { failed: NO_ANSWER })
    if (answer) saveFile(answer.data, `${type?.name.toLowerCase().replaceAll(' ', '-')}.${format}`)
  }
  const send = <T,>(file: File, path: string) => {
    const form = new FormData()
    form.append('sheet', file)
    return post<T>(`/content-sheets/${model}/${path}`, form)
  }
  const pathOf = (action: 'check' | 'import', skips: boolean) => (skips ? `${action}?unknown=skip` : action)
  const check = async (file: File, skips = false) => {
    setIsWorking(true)
    setChosen({ file, report: null, refusal: '', unknown: [] })
    try {
      const { data } = await send<SheetReport>(file, pathOf('check', skips))
      setChosen({ file, report: data, refusal: '', unknown: [] })
    } catch (error) {
      setChosen({ file, report: null, refusal: messageOf(error), unknown: unknownIn(error) })
    }
    setIsWorking(false)
  }
  const start = async ({ file, report }: Chosen) => {
    setIsWorking(true)
    try {
      await send(file, pathOf('import', (report?.skipped.length ?? 0) > 0))
      setChosen(null)
      onStarted()
    } catch (error) {
      setChosen({ file, report: null, refusal: messageOf(error), unknown: [] })
    }
    setIsWorking(false)
  }

  return (
    <Box background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Flex gap={4} alignItems="flex-end" wrap="wrap">
          <Box width="260px">
            <OptionField
              name="type"
              label="Type"
              value={model}
              choices={types.map((one) => [one.model, one.name] as const)}
              onChange={(value) => {
                setModel(value)
                setChosen(null)
              }}
            />
          </Box>
          <Button size="L" variant="secondary" startIcon={<Download />} onClick={() => void download('xlsx')}>
            Download .xlsx
          </Button>
          <Button size="L" variant="tertiary" startIcon={<Download />} onClick={() => void download('csv')}>
            Download .csv
          </Button>
          {type?.mayImport ? (
            <Button
              size="L"
              startIcon={<Upload />}
              loading={isWorking}
              disabled={isBusy}
              onClick={() => input.current?.click()}
            >
              Check a file
            </Button>
          ) : null}
          <input
            ref={input}
            type="file"
            accept=".xlsx,.csv,.txt,.tsv"
            aria-label="File to check"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Cleared, so that the same file can be chosen again after it was corrected.
              target.value = ''
              if (file) void check(file)
            }}
          />
        </Flex>
        <Typography textColor="neutral600" tag="p">
          A row with the address of a record changes its draft; one without makes a new draft. Columns that you take out
          stay as they are; an empty cell empties its field. In a list each entry is a line of the cell, its parts stand
          between bars (|), and ¶ is a break within one. Pictures, plans, charts and tables of data stay in the form. Up
          to {counted(limits.rows, 'row')} and {limits.bytes / 1024 / 1024} MB.
        </Typography>
        {chosen ? (
          <Found
            chosen={chosen}
            isWorking={isWorking}
            isBusy={isBusy}
            onImport={() => void start(chosen)}
            onSkip={() => void check(chosen.file, true)}
          />
        ) : null}
      </Flex>
    </Box>
  )
}

interface FoundProps {
  chosen: Chosen
  isWorking: boolean
  isBusy: boolean
  onImport(): void
  onSkip(): void
}

/** The headings that the backend does not know. */
function unknownIn(error: unknown): readonly string[] {
  const details: unknown = isFetchError(error) ? error.response?.data?.error?.details : null
  const headings = isRecord(details) ? details.unknownColumns : null
  return Array.isArray(headings) ? headings.map(String) : []
}

function Found({ chosen: { file, report, refusal, unknown }, isWorking, isBusy, onImport, onSkip }: FoundProps) {
  const changes = report ? report.made + report.changed : 0
  return (
    <Flex direction="column" alignItems="stretch" gap={4} tag="section" aria-live="polite">
      <Typography variant="delta" tag="h2">
        {file.name}
      </Typography>
      {refusal ? <Typography textColor="danger600">{refusal}</Typography> : null}
      {unknown.length > 0 ? (
        <Flex>
          <Button variant="secondary" loading={isWorking} onClick={onSkip}>
            {unknown.length === 1 ? `Leave out “${unknown[0]}”` : `Leave out these ${unknown.length} columns`}
          </Button>
        </Flex>
      ) : null}
      {!report && !refusal ? <Typography>It is being checked …</Typography> : null}
      {report ? (
        <>
          <Flex gap={4} justifyContent="space-between" wrap="wrap">
            <Typography textColor={report.faultCount > 0 ? 'danger600' : 'neutral800'}>{reportLine(report)}</Typography>
            {report.faultCount === 0 && changes > 0 ? (
              <Button size="L" loading={isWorking} disabled={isBusy} onClick={onImport}>
                Import as drafts
              </Button>
            ) : null}
          </Flex>
          {report.skipped.length > 0 ? <Typography>Left out: {report.skipped.join(', ')}.</Typography> : null}
          <FaultTable heading="Faults" faults={report.faults} total={report.faultCount} />
          <FaultTable
            heading="To be mended before they are published"
            faults={report.notices}
            total={report.noticeCount}
          />
        </>
      ) : null}
    </Flex>
  )
}
