import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { OfferedValue } from '../../editors/link-options'
import { OptionList } from './reference-options'
import { RowButtons } from './row-buttons'
import { moved } from './values'

interface Props {
  lines: readonly string[]
  /** What a line is, in one word, such as `amenity`. */
  line: string
  disabled: boolean
  /** The records that a line may name; undefined for free words. */
  options: readonly OfferedValue[] | undefined
  onChange: (lines: readonly string[]) => void
}

/** A list of words, one input a line. Enter adds a line; several pasted lines become several. */
export function LineList({ lines, line, disabled, options, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const focus = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line gets the focus once it is there
  useEffect(() => {
    if (focus.current === null) return
    list.current?.querySelectorAll('input')[focus.current]?.focus()
    focus.current = null
  }, [lines])

  const replace = (index: number, words: readonly string[]) =>
    onChange([...lines.slice(0, index), ...words, ...lines.slice(index + 1)])
  const insert = (index: number) => {
    focus.current = index
    onChange([...lines.slice(0, index), '', ...lines.slice(index)])
  }
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || options) return
    event.preventDefault()
    insert(index + 1)
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((words) => words.trim())
      .filter((words) => words !== '')
    if (pasted.length < 2) return
    event.preventDefault()
    replace(index, lines[index] ? [lines[index], ...pasted] : pasted)
  }

  return (
    <Flex ref={list} direction="column" alignItems="stretch" gap={2}>
      {options ? <OptionList id={id} options={options} /> : null}
      {lines.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key but their index
        <Flex key={index} gap={2}>
          <Box flex="1">
            <TextInput
              aria-label={`${capital(line)} ${index + 1}`}
              value={words}
              disabled={disabled}
              list={options ? id : undefined}
              onChange={(event) => replace(index, [event.target.value])}
              onKeyDown={(event) => onKey(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
            {options ? <OptionTitle value={words} options={options} /> : null}
          </Box>
          <RowButtons
            name={`${line} ${index + 1}`}
            index={index}
            count={lines.length}
            disabled={disabled}
            onMove={(to) => onChange(moved(lines, index, to))}
            onRemove={() => replace(index, [])}
          />
        </Flex>
      ))}
      <Button
        type="button"
        variant="tertiary"
        startIcon={<Plus />}
        disabled={disabled}
        onClick={() => insert(lines.length)}
      >
        Add {article(line)} {line}
      </Button>
    </Flex>
  )
}

/** The title of the record that a line names, when the line is a part of its address. */
export function OptionTitle({ value, options }: { value: string; options: readonly OfferedValue[] }) {
  if (value.trim() === '' || options.length === 0) return null
  const option = options.find((one) => one.value === value)
  if (option && option.title === option.value) return null
  return (
    <Typography variant="pi" textColor={option ? 'neutral600' : 'danger600'}>
      {option ? option.title : 'Nothing published has this name. Choose one of the list.'}
    </Typography>
  )
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function article(word: string): string {
  return 'aeiou'.includes(word.charAt(0)) ? 'an' : 'a'
}
