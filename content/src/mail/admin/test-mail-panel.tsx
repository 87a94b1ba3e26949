import { Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { fetchMessageOf } from '../../admin/fetch-message'
import { OptionField } from '../../admin/option-field'
import type { RecordPanel, RecordPanelProps } from '../../admin/record-panel'
import { useRead } from '../../admin/use-read'
import type { TestResult } from '../test-mail'

const MAIL_TEXT = 'api::mail-text.mail-text'
const BUILT_IN = { receipt: 'Receipt', confirm: 'Newsletter, to confirm', welcome: 'Newsletter, confirmed' }

interface Texts {
  answers?: { name?: string }[]
}

interface MailLanguages {
  languages: { code: string; name: string }[]
}

const ENGLISH_MAILS = { code: 'en', name: 'English' }

/** Beside the mail texts: sends one of them to the editor as it stands in the form, and says whether it left. */
export function TestMailPanel({ model }: RecordPanelProps): RecordPanel | null {
  const { post } = useFetchClient()
  const texts = useForm('TestMailPanel', (form) => form.values) as Texts
  const [chosen, setChosen] = useState('receipt')
  const [language, setLanguage] = useState(ENGLISH_MAILS.code)
  const [sending, setSending] = useState(false)
  const [last, setLast] = useState<{ text: string; isFault: boolean; of: Texts } | null>(null)
  const isShown = model === MAIL_TEXT
  const read = useRead<MailLanguages>(isShown ? '/test-mails' : null)
  if (!isShown) return null
  // Unread without rights to the texts, or while the backend is away; sending says which.
  const languages = [ENGLISH_MAILS, ...(read === null || read === 'unread' ? [] : read.languages)]
  // A result of other words than those in the form would mislead.
  const result = last?.of === texts ? last : null

  const answers = (texts.answers ?? []).map(({ name }, index) => [`${index}`, name || `Prepared answer ${index + 1}`])
  const mails = [...Object.entries(BUILT_IN), ...answers] as [string, string][]
  const send = async () => {
    setSending(true)
    setLast(null)
    const which = chosen in BUILT_IN ? chosen : { answer: Number(chosen) }
    try {
      const { data } = await post<TestResult>('/test-mails', { which, texts, language })
      const written = 'No mail server is set up here: the mail was written to the folder “mail”.'
      setLast({
        of: texts,
        text: data.by === 'file' ? written : `The mail server took “${data.subject}” for ${data.to}.`,
        isFault: false,
      })
    } catch (error) {
      setLast({ of: texts, text: fetchMessageOf(error, 'The mail could not be sent. Try again.'), isFault: true })
    }
    setSending(false)
  }
  return {
    title: 'Test mail',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <OptionField
          name="test-mail"
          label="Mail"
          hint="With example values, to your own address, as the words stand in this form."
          value={chosen}
          choices={mails}
          onChange={setChosen}
        />
        {languages.length > 1 ? (
          <OptionField
            name="test-mail-language"
            label="Language"
            hint="In another language as its published translation says."
            value={language}
            choices={languages.map(({ code, name }) => [code, name] as const)}
            onChange={setLanguage}
          />
        ) : null}
        <Button variant="secondary" onClick={() => void send()} loading={sending} fullWidth>
          Send to me
        </Button>
        <Typography role="status" textColor={result?.isFault ? 'danger600' : 'neutral800'}>
          {result?.text ?? ''}
        </Typography>
      </Flex>
    ),
  }
}
