import { Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import type { DeskPage } from './desk-list'
import { timeOf } from './times'

/** Without it the first column would be one word wide on a phone. There the table scrolls. */
const FIRST_COLUMN_MIN_WIDTH = '16rem'

/** Strapi's table tells its cells and rows their places. Without them the arrow keys do not reach a cell of our own. */
type GivenToCell = Omit<ComponentProps<typeof Td>, 'children'>
export type GivenToRow = Omit<ComponentProps<typeof Tr>, 'children'>

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
          {columns.map((name, column) => (
            <Th key={name} style={column === 0 ? { minWidth: FIRST_COLUMN_MIN_WIDTH } : undefined}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  )
}

interface Props extends Omit<TableProps, 'rowCount'> {
  list: DeskPage<unknown>
  /** What one row is called, and what several are called. */
  nouns: readonly [one: string, several: string]
  page: number
  onPage(page: number): void
  /** What the buttons to the page before and after say; a list that is not by time names its own. */
  turns?: readonly [before: string, after: string]
  /** Stands in place of a table without rows. */
  empty?: string
}

/** One page of a list at the desk, with links to the other pages. */
export function DeskTable({
  columns,
  chooser,
  nouns,
  list: { results, total, pageSize },
  page,
  onPage,
  children,
  turns = ['Newer', 'Older'],
  empty = `There are no ${nouns[1]} here.`,
}: Props) {
  if (total === 0) return <Typography tag="p">{empty}</Typography>
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <>
      <TitledTable columns={columns} chooser={chooser} rowCount={results.length}>
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

export function TextCell({ text, ...given }: { text: string } & GivenToCell) {
  return (
    <Td {...given}>
      <Typography ellipsis>{text}</Typography>
    </Td>
  )
}

/** A time, which is read best on one line: on a phone it would be as tall as five. */
export function TimeCell({ at, ...given }: { at: string | null } & GivenToCell) {
  return (
    <Td {...given}>
      <Typography style={{ whiteSpace: 'nowrap' }}>{timeOf(at)}</Typography>
    </Td>
  )
}

/**
 * The buttons of a row. On a narrow screen they stand below one another, each with its words on one line: none is behind
 * the edge of the table. In a cell of several buttons Strapi's table takes every key for itself, even those that press a
 * button or leave it.
 */
export function ActionCell({ children, ...given }: { children: ReactNode } & GivenToCell) {
  return (
    <Td {...given}>
      <Flex
        gap={2}
        wrap="wrap"
        justifyContent="flex-end"
        style={{ whiteSpace: 'nowrap' }}
        onKeyDown={(event: KeyboardEvent) => {
          if (['Enter', ' ', 'Tab'].includes(event.key)) event.stopPropagation()
        }}
      >
        {children}
      </Flex>
    </Td>
  )
}
