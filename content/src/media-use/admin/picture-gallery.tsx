import { Box, Button, Flex, Grid, ProgressBar, Typography } from '@strapi/design-system'
import { Images, Upload } from '@strapi/icons'
import { useField, useForm } from '@strapi/strapi/admin'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { moved } from '../../field-rules/admin/values'
import { PictureCard } from './picture-card'
import { type ChosenFile, useLibrary } from './use-library'

/** A picture of a record, as its form holds it. */
export interface GalleryPicture {
  id?: number
  __temp_key__?: string
  picture: (ChosenFile & { width?: number; height?: number }) | null
  view?: string | null
  caption?: string | null
  focalX?: number | null
  focalY?: number | null
  [other: string]: unknown
}

interface Props {
  /** The repeatable part with the pictures. */
  field: string
  title: string
  disabled?: boolean
}

/** What a drag within the gallery carries: the index of a picture. */
const DRAGGED_INDEX = 'application/x-gallery-index'

let made = 0
const entryOf = (picture: ChosenFile): GalleryPicture => ({ __temp_key__: `gallery-${++made}`, picture })

/**
 * The pictures of a record, all at once: dropped or chosen together, uploaded one after the other, described, focused and
 * put in order where they are seen. It stores the same entries as Strapi's list of parts.
 */
export function PictureGallery({ field: name, title, disabled = false }: Props) {
  const field = useField<GalleryPicture[] | null>(name)
  const faults = useForm('PictureGallery', ({ errors }) => (errors as Record<string, unknown>)[name])
  const { Dialog, upload, whileBusy } = useLibrary()
  const input = useRef<HTMLInputElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  /** Index of the first picture that was added last. */
  const [added, setAdded] = useState<number | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const pictures = field.value ?? []
  // Uploads end while others are typed in: the list of that moment counts.
  const latest = useRef(pictures)
  latest.current = pictures
  const set = (changed: GalleryPicture[]) => {
    latest.current = changed
    field.onChange(name, changed)
  }

  // What came last stands below all others, and is to be described next. Who types elsewhere meanwhile is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may be drawn after the upload has ended
  useEffect(() => {
    const card = added === null ? null : root.current?.querySelectorAll('li')[added]
    if (!card) return
    setAdded(null)
    if (document.activeElement?.matches('input, textarea, [contenteditable="true"]')) return
    card.querySelector('input')?.focus()
  }, [added, pictures.length])

  const take = async (files: readonly File[]) => {
    const words: string[] = []
    const first = latest.current.length
    setRefused([])
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, of: files.length })
      try {
        set([...latest.current, entryOf(await upload(file))])
      } catch (error) {
        words.push(error instanceof Error ? error.message : String(error))
      }
    }
    setProgress(null)
    setRefused(words)
    if (latest.current.length > first) setAdded(first)
    setAnnouncement(`${files.length - words.length} of ${files.length} pictures were added.`)
  }
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= pictures.length) return
    set([...moved(pictures, from, to)])
    setAnnouncement(`The picture is now number ${to + 1} of ${pictures.length}.`)
  }
  const drop = (event: DragEvent, to = pictures.length - 1) => {
    if (disabled) return
    event.preventDefault()
    event.stopPropagation()
    const from = event.dataTransfer.getData(DRAGGED_INDEX)
    const files = [...event.dataTransfer.files]
    if (from !== '') move(Number(from), to)
    else if (files.length > 0) void whileBusy(() => take(files))
  }

  return (
    <Box
      ref={root}
      role="group"
      aria-label={title}
      width="100%"
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => drop(event)}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex
          gap={2}
          wrap="wrap"
          padding={4}
          background="neutral100"
          borderColor="neutral300"
          borderStyle="dashed"
          hasRadius
        >
          <input
            ref={input}
            type="file"
            accept="image/*,.heic,.heif"
            multiple
            hidden
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // The same files may be chosen again.
              target.value = ''
              if (files.length > 0) void whileBusy(() => take(files))
            }}
          />
          <Button
            type="button"
            startIcon={<Upload />}
            disabled={disabled || progress !== null}
            onClick={() => input.current?.click()}
          >
            Upload pictures
          </Button>
          <Button
            type="button"
            variant="secondary"
            startIcon={<Images />}
            disabled={disabled || !Dialog}
            onClick={() => setIsChoosing(true)}
          >
            From the media library
          </Button>
          <Typography textColor="neutral600">
            or drop any number of pictures here. The first one is the project’s.
          </Typography>
        </Flex>
        {progress ? (
          <Box>
            <Typography>{`Picture ${progress.done + 1} of ${progress.of} is being uploaded`}</Typography>
            <ProgressBar value={Math.round((100 * progress.done) / progress.of)} />
          </Box>
        ) : null}
        <Box
          role="status"
          style={{ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }}
        >
          {announcement}
        </Box>
        {refused.length > 0 ? (
          <Box role="alert" padding={3} background="danger100">
            {refused.map((words) => (
              <Typography key={words} tag="p" textColor="danger700">
                {words}
              </Typography>
            ))}
          </Box>
        ) : null}
        {typeof faults === 'string' ? (
          <Typography textColor="danger600" data-strapi-field-error>
            {faults}
          </Typography>
        ) : null}
        <Grid.Root gap={4} tag="ol">
          {pictures.map((picture, index) => (
            <Grid.Item key={picture.id ?? picture.__temp_key__ ?? index} tag="li" col={6} xs={12} alignItems="stretch">
              <PictureCard
                picture={picture}
                index={index}
                count={pictures.length}
                disabled={disabled}
                faults={Array.isArray(faults) ? faults[index] : undefined}
                onChange={(changed) =>
                  set(latest.current.map((one, at) => (at === index ? { ...one, ...changed } : one)))
                }
                onMove={(to) => {
                  move(index, to)
                  // The pressed button went with its picture.
                  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
                }}
                onRemove={() => set(pictures.filter((_, at) => at !== index))}
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED_INDEX, String(index))}
                onDrop={(event) => drop(event, index)}
              />
            </Grid.Item>
          ))}
        </Grid.Root>
      </Flex>
      {isChoosing && Dialog ? (
        <Dialog
          multiple
          allowedTypes={['images']}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={(files) => {
            set([...pictures, ...files.map(entryOf)])
            setIsChoosing(false)
          }}
        />
      ) : null}
    </Box>
  )
}
