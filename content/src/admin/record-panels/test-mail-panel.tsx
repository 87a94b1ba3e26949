import { Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { fetchMessageOf } from '../fetch-message'
import type { RecordPanel, RecordPanelProps } from './types'

const MAIL_TEXT = 'api::mail-text.mail-text'
const BUILT_IN = { receipt: 'Receipt', confirm: 'Newsletter, to confirm', welcome: 'Newsletter, confirmed' }

interface Sent {
  to: string
  subject: string
  by: 'server' | 'file'
}

interface Texts {
  answers?: { name?: string }[]
}

interface MailLanguages {
  languages: { code: string; name: string }[]
}

const ENGLISH_MAILS = { code: 'en', name: 'English' }

/** Beside the mail texts: sends one of them to the editor as it stands in the form, and says whether it left. */
export function TestMailPanel({ model }: RecordPanelProps): RecordPanel | null {
  const { get, post } = useFetchClient()
  const texts = useForm('TestMailPanel', (form) => form.values) as Texts
  const [chosen, setChosen] = useState('receipt')
  const [languages, setLanguages] = useState([ENGLISH_MAILS])
  const [language, setLanguage] = useState(ENGLISH_MAILS.code)
  const [sending, setSending] = useState(false)
  const [last, setLast] = useState<{ text: string; isFault: boolean; of: Texts } | null>(null)
  const isShown = model === MAIL_TEXT
  useEffect(() => {
    if (!isShown) return
    get<MailLanguages>('/test-mails').then(
      ({ data }) => setLanguages([ENGLISH_MAILS, ...data.languages]),
      // Without rights to the texts, or while the backend is away; sending says which.
      () => setLanguages([ENGLISH_MAILS]),
    )
  }, [get, isShown])
  if (!isShown) return null
  // A result of other words than those in the form would mislead.
  const result = last?.of === texts ? last : null

  const answers = (texts.answers ?? []).map(({ name }, index) => [`${index}`, name || `Prepared answer ${index + 1}`])
  const mails = [...Object.entries(BUILT_IN), ...answers] as [string, string][]
  const send = async () => {
    setSending(true)
    setLast(null)
    const which = chosen in BUILT_IN ? chosen : { answer: Number(chosen) }
    try {
      const { data } = await post<Sent>('/test-mails', { which, texts, language })
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
        <Field.Root name="test-mail" hint="With example values, to your own address, as the words stand in this form.">
          <Field.Label>Mail</Field.Label>
          <SingleSelect value={chosen} onChange={(value: string | number) => setChosen(String(value))}>
            {mails.map(([value, name]) => (
              <SingleSelectOption key={value} value={value}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
        {languages.length > 1 ? (
          <Field.Root name="test-mail-language" hint="In another language as its published translation says.">
            <Field.Label>Language</Field.Label>
            <SingleSelect value={language} onChange={(value: string | number) => setLanguage(String(value))}>
              {languages.map(({ code, name }) => (
                <SingleSelectOption key={code} value={code}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
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
