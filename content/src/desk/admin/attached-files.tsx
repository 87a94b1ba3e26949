import { Button, Flex, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { useRef } from 'react'

interface Props {
  files: readonly File[]
  onChange(files: readonly File[]): void
}

/** The files that go with an answer. The server says which ones it does not take. */
export function AttachedFiles({ files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <input
        ref={input}
        type="file"
        multiple
        accept="application/pdf,image/*"
        aria-label="Files of the answer"
        style={{ display: 'none' }}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          onChange([...files.filter(({ name }) => chosen.every((one) => one.name !== name)), ...chosen])
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      <Flex gap={3} wrap="wrap">
        <Button variant="tertiary" startIcon={<Plus />} onClick={() => input.current?.click()}>
          Attach files
        </Button>
        <Typography variant="pi" textColor="neutral600">
          PDF or pictures, at most 10 MB together
        </Typography>
      </Flex>
      {files.length > 0 ? (
        <ul aria-label="Attached files">
          {files.map((file) => (
            <Flex key={file.name} tag="li" gap={3} paddingTop={1}>
              <Typography style={{ overflowWrap: 'anywhere' }}>
                {file.name} ({sizeOf(file)})
              </Typography>
              <Button
                size="S"
                variant="ghost"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                Remove
              </Button>
            </Flex>
          ))}
        </ul>
      ) : null}
    </Flex>
  )
}

function sizeOf({ size }: File): string {
  return size < 1024 * 1024 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`
}
