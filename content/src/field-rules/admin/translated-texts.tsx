import { Badge, Box, Button, Flex, Grid, IconButton, Textarea, TextButton, Typography } from '@strapi/design-system'
import { Plus, Trash } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { type CSSProperties, memo, useCallback, useRef, useState } from 'react'
import { isRow, type Row } from './values'

/** An entry: the English text, its translation, and whatever else the stored entry has. */
interface TextRow extends Row {
  text: string
  translation: string
}

/** The entries of a record's texts, or undefined when the value has another shape. */
export function translatedTextsOf(value: unknown): readonly TextRow[] | undefined {
  if (value === null || value === undefined) return []
  const isEntry = (entry: unknown): entry is TextRow =>
    isRow(entry) && typeof entry.text === 'string' && typeof entry.translation === 'string'
  return Array.isArray(value) && value.every(isEntry) ? value : undefined
}

interface Props {
  /** The name of the field in its form. */
  name: string
  texts: readonly TextRow[]
  disabled: boolean
  onChange: (texts: readonly TextRow[]) => void
}

/**
 * English texts, each with its translation beside it. The English words cannot be changed here: a translation belongs
 * to them, and who wants to change them opens the record that they stand in.
 */
export function TranslatedTexts({ name, texts, disabled, onChange }: Props) {
  const language = useForm('TranslatedTexts', ({ values }) => (isRow(values) ? String(values.language ?? '') : ''))
  const refused = useForm('TranslatedTexts', ({ errors }) => (isRow(errors) ? errors[name] : undefined))
  const { faults, settle } = useFaults(refused, texts.length)
  // Kept while it is shown, so that a row does not vanish at the first letter of its translation.
  const [onlyTexts, setOnlyTexts] = useState<ReadonlySet<string> | null>(null)
  const missing = texts.filter(isMissing)
  // A list is several hundred rows long: with stable callbacks a keystroke draws only its own row.
  const latest = useRef({ texts, onChange, settle })
  latest.current = { texts, onChange, settle }
  const translate = useCallback((index: number, translation: string) => {
    const { current } = latest
    current.settle(index)
    current.onChange(current.texts.map((entry, at) => (at === index ? { ...entry, translation } : entry)))
  }, [])
  const remove = useCallback((index: number) => {
    const { current } = latest
    // The rows after it have other indexes from now on.
    current.settle('all')
    current.onChange(current.texts.filter((_, at) => at !== index))
  }, [])

  const rowOf = (index: number) => ({ id: idOfRow(name, index), fault: faults.get(index) ?? '' })

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex justifyContent="space-between" gap={3} wrap="wrap">
        <Typography textColor={missing.length > 0 ? 'warning700' : 'neutral600'}>
          {missing.length > 0
            ? `${missing.length} of ${texts.length} texts without translation`
            : progress(texts.length)}
        </Typography>
        {missing.length > 0 || onlyTexts ? (
          <Button
            type="button"
            variant="tertiary"
            size="S"
            aria-pressed={onlyTexts !== null}
            onClick={() => setOnlyTexts(onlyTexts ? null : new Set(missing.map(({ text }) => text)))}
          >
            {onlyTexts ? 'Show all texts' : 'Show only these'}
          </Button>
        ) : null}
      </Flex>
      {faults.size > 0 ? (
        <Typography role="alert" textColor="danger600">
          {faults.size === 1 ? 'One text is to be mended: ' : `${faults.size} texts are to be mended: `}
          {[...faults.keys()].map((index, position) => (
            <span key={index}>
              {position > 0 ? ', ' : ''}
              <TextButton onClick={() => document.getElementById(idOfRow(name, index))?.focus()}>
                text {index + 1}
              </TextButton>
            </span>
          ))}
        </Typography>
      ) : null}
      {texts.map((entry, index) =>
        onlyTexts && !onlyTexts.has(entry.text) && !faults.has(index) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft may have the same text twice
          <TextPair key={index} {...{ entry, index, language, disabled, translate, remove, ...rowOf(index) }} />
        ),
      )}
      <NewText
        known={texts}
        disabled={disabled}
        onAdd={(text) => {
          setOnlyTexts((only) => only && new Set([...only, text]))
          onChange([...texts, { text, translation: '' }])
        }}
      />
    </Flex>
  )
}

const idOfRow = (name: string, index: number) => `${name}-${index + 1}`

/**
 * What the backend refused, by the index of the text, until an editor changes it.
 *
 * @param refused as Strapi keeps the errors of a form: a list with gaps.
 */
function useFaults(refused: unknown, count: number) {
  const [settled, setSettled] = useState<{ of: unknown; indexes: ReadonlySet<number> }>({
    of: null,
    indexes: new Set(),
  })
  const indexes = settled.of === refused ? settled.indexes : new Set<number>()
  const faults = new Map<number, string>()
  for (let index = 0; index < count && Array.isArray(refused); index += 1) {
    const entry: unknown = refused[index]
    const messages = isRow(entry) ? Object.values(entry).filter((one) => typeof one === 'string') : []
    if (messages.length > 0 && !indexes.has(index)) faults.set(index, messages.join('; '))
  }
  const settle = (index: number | 'all') => {
    const all = index === 'all' ? [...faults.keys()] : [index]
    if (all.some((one) => faults.has(one))) setSettled({ of: refused, indexes: new Set([...indexes, ...all]) })
  }
  return { faults, settle }
}

const isMissing = ({ translation }: TextRow) => translation.trim() === ''
const progress = (count: number) => (count === 1 ? 'The text is translated' : `All ${count} texts are translated`)

/** A text area as high as its words; browsers without this show the number of rows. */
const GROWING = { fieldSizing: 'content' } as CSSProperties
const LINE_LENGTH = 48
const rowsFor = (words: string) =>
  words.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0)

interface PairProps {
  entry: TextRow
  index: number
  id: string
  /** What is to be mended; empty when nothing is. */
  fault: string
  language: string
  disabled: boolean
  translate: (index: number, translation: string) => void
  remove: (index: number) => void
}

const TextPair = memo(function TextPair(props: PairProps) {
  const { entry, index, id, fault, language, disabled, translate, remove } = props
  const { text, translation } = entry
  return (
    <Grid.Root gap={2} role="group" aria-label={`Text ${index + 1}`}>
      <Grid.Item xs={12} m={6} direction="column" alignItems="stretch">
        <Flex
          background={isMissing(entry) ? 'warning100' : 'neutral100'}
          hasRadius
          padding={3}
          gap={3}
          alignItems="flex-start"
          height="100%"
        >
          <Typography variant="pi" textColor="neutral600" aria-hidden>
            {index + 1}
          </Typography>
          <Flex direction="column" alignItems="flex-start" gap={2} flex="1" minWidth="0">
            <Typography lang="en" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            {isMissing(entry) ? <Badge backgroundColor="warning200">Not translated</Badge> : null}
          </Flex>
        </Flex>
      </Grid.Item>
      <Grid.Item xs={12} m={6} alignItems="flex-start" gap={1}>
        <Box flex="1" minWidth="0">
          <Textarea
            id={id}
            aria-label={`Translation of text ${index + 1}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            lang={language}
            dir="auto"
            rows={rowsFor(translation === '' ? text : translation)}
            minHeight="auto"
            style={GROWING}
            value={translation}
            disabled={disabled}
            onChange={({ target }) => translate(index, target.value)}
          />
          {fault ? (
            <Typography id={`${id}-fault`} tag="p" variant="pi" textColor="danger600">
              {sentence(fault)}
            </Typography>
          ) : null}
        </Box>
        <IconButton
          label={`Remove text ${index + 1}`}
          variant="ghost"
          disabled={disabled}
          onClick={() => remove(index)}
        >
          <Trash />
        </IconButton>
      </Grid.Item>
    </Grid.Root>
  )
})

/** Faults are parts of a sentence that begins with the field. */
const sentence = (fault: string) => `${fault.charAt(0).toUpperCase()}${fault.slice(1)}.`

interface NewTextProps {
  known: readonly TextRow[]
  disabled: boolean
  onAdd: (text: string) => void
}

/** Adds an English text, as it stands in its record. */
function NewText({ known, disabled, onAdd }: NewTextProps) {
  const [words, setWords] = useState('')
  const text = words.trim()
  const index = known.findIndex((entry) => entry.text.trim() === text)
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Textarea
        aria-label="English text to add"
        placeholder="English text to add, exactly as it stands in its record"
        rows={rowsFor(words)}
        minHeight="auto"
        style={GROWING}
        value={words}
        disabled={disabled}
        onChange={({ target }) => setWords(target.value)}
      />
      <Flex gap={3}>
        <Button
          type="button"
          variant="tertiary"
          startIcon={<Plus />}
          disabled={disabled || text === '' || index >= 0}
          onClick={() => {
            onAdd(text)
            setWords('')
          }}
        >
          Add a text
        </Button>
        {index >= 0 && text !== '' ? (
          <Typography textColor="danger600">This is text {index + 1} already.</Typography>
        ) : null}
      </Flex>
    </Flex>
  )
}
