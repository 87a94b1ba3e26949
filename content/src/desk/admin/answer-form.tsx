import { Box, Button, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { OptionField } from '../../admin/option-field'
import { AttachedFiles } from './attached-files'
import type { AnswerWithFiles, WholeLead } from './types'

interface Props {
  prepared: WholeLead['prepared']
  /** Name of the language that the visitor reads; null for English. */
  language: string | null
  onAnswer(answer: AnswerWithFiles): Promise<boolean>
}

const BLANK = 'blank'

/** Writes to the visitor from the desk: greeting and signature are added, and the visitor's reply goes to the desk. */
export function AnswerForm({ prepared, language, onAnswer }: Props) {
  const [chosen, setChosen] = useState(BLANK)
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [sending, setSending] = useState(false)
  const choose = (value: string) => {
    const next = prepared.find(({ name }) => name === value)
    const former = prepared.find(({ name }) => name === chosen)
    setChosen(value)
    // What was written by hand stays; only what a prepared answer brought is replaced.
    if (subject === (former?.subject ?? '')) setSubject(next?.subject ?? '')
    if (text === (former?.text ?? '')) setText(next?.text ?? '')
    else if (next) setText(`${text.trimEnd()}\n\n${next.text}`)
  }
  const send = async () => {
    setSending(true)
    const sent = await onAnswer({ subject, text, files })
    setSending(false)
    if (!sent) return
    setChosen(BLANK)
    setSubject('')
    setText('')
    setFiles([])
  }
  return (
    <Box background="neutral0" padding={6} shadow="tableShadow">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography variant="delta" tag="h2">
            Answer by mail
          </Typography>
          {prepared.length > 0 ? (
            <OptionField
              name="prepared"
              label="Start from"
              value={chosen}
              choices={[[BLANK, 'An empty answer'], ...prepared.map(({ name }) => [name, name] as const)]}
              onChange={choose}
            />
          ) : null}
          <Field.Root name="subject" required>
            <Field.Label>Subject</Field.Label>
            <TextInput
              value={subject}
              maxLength={150}
              onChange={(event: { target: { value: string } }) => setSubject(event.target.value)}
            />
          </Field.Root>
          <Field.Root
            name="text"
            required
            hint={`Greeting, your name and the signature are added${language ? ` in ${language}, which the visitor reads` : ''}. The visitor’s reply goes to the desk.`}
          >
            <Field.Label>Text</Field.Label>
            <Textarea
              value={text}
              rows={10}
              maxLength={10000}
              onChange={(event: { target: { value: string } }) => setText(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <AttachedFiles files={files} onChange={setFiles} />
          <Flex>
            <Button type="submit" loading={sending} disabled={!subject.trim() || !text.trim()}>
              Send answer
            </Button>
          </Flex>
        </Flex>
      </form>
    </Box>
  )
}
