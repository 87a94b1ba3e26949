import { Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface TableProps {
  columns: readonly string[]
  /** A cell above a first column of check boxes. */
  chooser?: ReactNode
  rowCount: number
  /** The rows, one `Tr` each. */
  children: ReactNode
}

/** A table with the names of its columns. */
export function TitledTable({ columns, chooser, rowCount, children }: TableProps) {
  return (
    <Table colCount={columns.length + (chooser ? 1 : 0)} rowCount={rowCount + 1}>
      <Thead>
        <Tr>
          {chooser ? <Th>{chooser}</Th> : null}
          {columns.map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  )
}

interface Props extends TableProps {
  /** What one row is called, and what several are called. */
  nouns: readonly [one: string, several: string]
  page: number
  pageSize: number
  total: number
  onPage(page: number): void
  /** What the buttons to the page before and after say; a list that is not by time names its own. */
  turns?: readonly [before: string, after: string]
}

/** One page of a list at the desk, with links to the other pages. */
export function DeskTable({
  columns,
  chooser,
  nouns,
  page,
  pageSize,
  total,
  rowCount,
  onPage,
  children,
  turns = ['Newer', 'Older'],
}: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <TitledTable columns={columns} chooser={chooser} rowCount={rowCount}>
        {children}
      </TitledTable>
      <Flex justifyContent="space-between" paddingTop={4}>
        <Typography>
          {total} {total === 1 ? nouns[0] : nouns[1]}, page {page} of {pages}
        </Typography>
        <Flex gap={2}>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {turns[0]}
          </Button>
          <Button variant="tertiary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {turns[1]}
          </Button>
        </Flex>
      </Flex>
    </>
  )
}

export function TextCell({ text }: { text: string }) {
  return (
    <Td>
      <Typography ellipsis>{text}</Typography>
    </Td>
  )
}
