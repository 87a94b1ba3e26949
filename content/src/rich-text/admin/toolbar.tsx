import { Button, Flex, IconButton } from '@strapi/design-system'
import {
  ArrowClockwise,
  Bold,
  BulletList,
  Code,
  GridNine,
  HeadingThree,
  HeadingTwo,
  Image,
  Italic,
  Link,
  NumberList,
  Quotes,
  StrikeThrough,
  Underline,
} from '@strapi/icons'
import type { Editor } from '@tiptap/core'
import { selectedRect, TableMap } from '@tiptap/pm/tables'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  editor: Editor
  disabled: boolean
  onLink(): void
  /** Absent where the format holds no pictures. */
  onPicture?: (() => void) | undefined
}

/** A button that shows whether its style applies where the cursor is. */
interface StyleButton {
  /** Name of its node or mark in the editor's schema; a format without it has no such button. */
  node: string
  label: string
  icon: ReactNode
  attributes?: Record<string, unknown>
  run(editor: Editor): void
}

const STYLES: readonly StyleButton[] = [
  {
    node: 'heading',
    attributes: { level: 2 },
    label: 'Heading',
    icon: <HeadingTwo />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    node: 'heading',
    attributes: { level: 3 },
    label: 'Subheading',
    icon: <HeadingThree />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { node: 'bold', label: 'Bold', icon: <Bold />, run: (editor) => editor.chain().focus().toggleBold().run() },
  { node: 'italic', label: 'Italic', icon: <Italic />, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    node: 'underline',
    label: 'Underlined',
    icon: <Underline />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    node: 'strike',
    label: 'Struck through',
    icon: <StrikeThrough />,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  { node: 'code', label: 'Code', icon: <Code />, run: (editor) => editor.chain().focus().toggleCode().run() },
  {
    node: 'bulletList',
    label: 'Bulleted list',
    icon: <BulletList />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    node: 'orderedList',
    label: 'Numbered list',
    icon: <NumberList />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    node: 'blockquote',
    label: 'Quotation',
    icon: <Quotes />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** Buttons that are one stop of the Tab key: arrows move among them. */
function ButtonRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const stop = useRef<Element | null>(null)
  const buttons = () => [...(row.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const setStop = () => {
    const all = buttons()
    const chosen = all.find((button) => button === stop.current) ?? all[0]
    for (const button of all) button.tabIndex = button === chosen ? 0 : -1
  }
  useEffect(setStop)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    all.at((at + step) % all.length)?.focus()
    event.preventDefault()
  }
  return (
    <Flex
      ref={row}
      role="toolbar"
      aria-label={label}
      gap={1}
      wrap="wrap"
      padding={1}
      onKeyDown={move}
      onFocus={({ target }: FocusEvent) => {
        stop.current = target
        setStop()
      }}
    >
      {children}
    </Flex>
  )
}

/** The bar above a text. */
export function Toolbar({ editor, disabled, onLink, onPicture }: Props) {
  const { nodes, marks } = editor.schema
  const button = (label: string, icon: ReactNode, onClick: () => void, pressed?: boolean, isOff = false) => (
    <IconButton
      key={label}
      label={label}
      size="S"
      variant={pressed ? 'secondary' : 'ghost'}
      aria-pressed={pressed}
      disabled={disabled || isOff}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  )
  return (
    <ButtonRow label="Style of the text">
      {STYLES.filter(({ node }) => node in nodes || node in marks).map(({ node, label, icon, attributes, run }) =>
        button(label, icon, () => run(editor), editor.isActive(node, attributes)),
      )}
      {button('Link', <Link />, onLink, editor.isActive('link'))}
      {onPicture ? button('Picture', <Image />, onPicture) : null}
      {'table' in nodes
        ? button(
            'Table',
            <GridNine />,
            () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
            undefined,
            editor.isActive('table'),
          )
        : null}
      {button(
        'Undo',
        <ArrowClockwise style={{ transform: 'scaleX(-1)' }} />,
        () => editor.chain().focus().undo().run(),
        undefined,
        !editor.can().undo(),
      )}
      {button('Redo', <ArrowClockwise />, () => editor.chain().focus().redo().run(), undefined, !editor.can().redo())}
    </ButtonRow>
  )
}

const TABLE_ACTIONS: readonly [label: string, run: (editor: Editor) => void][] = [
  ['Row below', (editor) => editor.chain().focus().addRowAfter().run()],
  ['Column after', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['Align left', (editor) => alignColumn(editor, null)],
  ['Centre', (editor) => alignColumn(editor, 'center')],
  ['Align right', (editor) => alignColumn(editor, 'right')],
  ['Delete row', (editor) => editor.chain().focus().deleteRow().run()],
  ['Delete column', (editor) => editor.chain().focus().deleteColumn().run()],
  ['Delete table', (editor) => editor.chain().focus().deleteTable().run()],
]

/** Actions on the table in which the cursor is. */
export function TableBar({ editor }: { editor: Editor }) {
  return (
    <ButtonRow label="Table">
      {TABLE_ACTIONS.map(([label, run]) => (
        <Button
          key={label}
          type="button"
          variant="ghost"
          size="S"
          onMouseDown={(event: { preventDefault(): void }) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {label}
        </Button>
      ))}
    </ButtonRow>
  )
}

/** All cells of a column stand the same way: Markdown knows no alignment of a cell. */
function alignColumn(editor: Editor, align: 'center' | 'right' | null): void {
  const { state, view } = editor
  const { map, table, tableStart, left, right } = selectedRect(state)
  const { tr } = state
  for (const position of TableMap.get(table).cellsInRect({ left, right, top: 0, bottom: map.height })) {
    const cell = table.nodeAt(position)
    if (cell) tr.setNodeMarkup(tableStart + position, null, { ...cell.attrs, align })
  }
  view.dispatch(tr)
  view.focus()
}
