import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { SheetFault } from '../check-sheet'

interface Props {
  heading: string
  faults: readonly SheetFault[]
  /** Number of all faults, also those that are not listed. */
  total: number
}

/** The faults of a sheet, each with the cell as a spreadsheet names it. */
export function FaultTable({ heading, faults, total }: Props) {
  if (faults.length === 0) return null
  return (
    <Box>
      <Typography variant="sigma" tag="h3">
        {heading}
        {total > faults.length ? `, the first ${faults.length} of ${total}` : ''}
      </Typography>
      <Box paddingTop={2}>
        <Table colCount={2} rowCount={faults.length + 1}>
          <Thead>
            <Tr>
              <Th>
                <Typography variant="sigma">Cell</Typography>
              </Th>
              <Th>
                <Typography variant="sigma">What to mend</Typography>
              </Th>
            </Tr>
          </Thead>
          <Tbody>
            {faults.map(({ row, cell, message }) => (
              <Tr key={`${row} ${cell} ${message}`}>
                <Td>
                  <Typography fontWeight="bold">{cell || `Row ${row}`}</Typography>
                </Td>
                <Td>
                  <Typography>{message}</Typography>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Box>
    </Box>
  )
}
