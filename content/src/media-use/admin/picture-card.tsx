import { Box, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { RowButtons } from '../../field-rules/admin/row-buttons'
import { noteFileChange } from './file-changes'
import type { GalleryPicture } from './picture-gallery'
import { useLibrary } from './use-library'

/** As in `project.picture`. */
const VIEWS = { day: 'By day', dusk: 'At dusk', close: 'A detail', interior: 'A room' } as const
/** Per cent that an arrow key moves the focal point. */
const STEP = 5

interface Props {
  picture: GalleryPicture
  index: number
  count: number
  disabled: boolean
  /** Words of the backend, by field. */
  faults: unknown
  onChange: (changed: Partial<GalleryPicture>) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/** One picture with what is said of it. It is dragged by its picture, and moved by its buttons. */
export function PictureCard({
  picture: entry,
  index,
  count,
  disabled,
  faults,
  onChange,
  onMove,
  onRemove,
  ...drag
}: Props) {
  const { picture } = entry
  const { describe } = useLibrary()
  const [fault, setFault] = useState('')
  const name = `picture ${index + 1}`
  const [x, y] = [entry.focalX ?? 50, entry.focalY ?? 50]
  const focus = (across: number, down: number) => {
    const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
    onChange({ focalX: within(across), focalY: within(down) })
  }
  const keepWords = (words: string) => {
    if (!picture || words === (picture.alternativeText ?? '')) return
    onChange({ picture: { ...picture, alternativeText: words } })
    setFault('')
    noteFileChange(
      describe(picture, words).catch((error: unknown) =>
        setFault(error instanceof Error ? error.message : String(error)),
      ),
    )
  }
  const words = [fault, ...wordsIn(faults)].filter(Boolean)
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      width="100%"
      padding={3}
      hasRadius
      background="neutral0"
      borderColor={words.length > 0 ? 'danger600' : 'neutral200'}
      onDrop={drag.onDrop}
    >
      <Flex justifyContent="space-between">
        <Typography variant="pi" fontWeight="bold" ellipsis>
          {index + 1}. {picture?.name ?? 'No picture'}
        </Typography>
        <RowButtons {...{ name, index, count, disabled, onMove, onRemove }} />
      </Flex>
      {picture ? (
        <button
          type="button"
          draggable={!disabled}
          disabled={disabled}
          onDragStart={drag.onDragStart}
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            const box = event.currentTarget.getBoundingClientRect()
            // A press of the keyboard has no place.
            if (event.detail > 0)
              focus((100 * (event.clientX - box.left)) / box.width, (100 * (event.clientY - box.top)) / box.height)
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const [across, down] =
              { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key] ??
              []
            if (across === undefined || down === undefined) return
            event.preventDefault()
            focus(x + across, y + down)
          }}
          aria-label={`Focal point of ${name}: ${x} % from the left, ${y} % from the top. Click, or press arrow keys, to move it.`}
          style={{
            position: 'relative',
            alignSelf: 'center',
            padding: 0,
            border: 0,
            cursor: 'crosshair',
            background: 'none',
          }}
        >
          <img src={picture.url} alt="" style={{ display: 'block', maxWidth: '100%', maxHeight: '28rem' }} />
          <Box
            aria-hidden
            style={{
              position: 'absolute',
              left: `${x}%`,
              top: `${y}%`,
              width: '2.4rem',
              height: '2.4rem',
              transform: 'translate(-50%, -50%)',
              border: '3px solid #fff',
              borderRadius: '50%',
              boxShadow: '0 0 0 1px #000, inset 0 0 0 1px #000',
              opacity: entry.focalX == null ? 0.5 : 1,
            }}
          />
        </button>
      ) : null}
      <TextInput
        key={picture?.alternativeText ?? ''}
        aria-label={`Alternative text of ${name}`}
        placeholder="What the picture shows (alternative text)"
        size="S"
        defaultValue={picture?.alternativeText ?? ''}
        disabled={disabled || !picture}
        onBlur={({ target }: { target: HTMLInputElement }) => keepWords(target.value.trim())}
      />
      <Flex gap={2} alignItems="stretch">
        <Box flex="1">
          <TextInput
            name={`pictures.${index}.caption`}
            aria-label={`Caption of ${name}`}
            placeholder="Caption below the picture"
            size="S"
            value={entry.caption ?? ''}
            disabled={disabled}
            onChange={({ target }: { target: HTMLInputElement }) => onChange({ caption: target.value || null })}
          />
        </Box>
        <SingleSelect
          aria-label={`View of ${name}`}
          placeholder="View"
          size="S"
          value={entry.view ?? ''}
          disabled={disabled}
          onChange={(view) => onChange({ view: String(view) })}
          onClear={() => onChange({ view: null })}
        >
          {Object.entries(VIEWS).map(([view, label]) => (
            <SingleSelectOption key={view} value={view}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Flex>
      {words.map((one) => (
        <Typography key={one} variant="pi" textColor="danger600" role="alert" data-strapi-field-error>
          {one}
        </Typography>
      ))}
    </Flex>
  )
}

/** The words of faults, of one field or of several. */
function wordsIn(faults: unknown): string[] {
  if (typeof faults === 'string') return [faults]
  if (typeof faults !== 'object' || faults === null) return []
  if ('defaultMessage' in faults) return [String(faults.defaultMessage)]
  return Object.values(faults).flatMap(wordsIn)
}
