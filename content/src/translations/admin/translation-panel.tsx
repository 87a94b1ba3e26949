import { translatableFields } from '@ashlar/contract'
import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog, useFetchClient } from '@strapi/strapi/admin'
import { useNavigate } from 'react-router-dom'
import { type RecordPanel, type RecordPanelProps, savedRecordOf, savedVersionOf } from '../../admin/record-panel'
import { useAct } from '../../admin/use-act'
import { useRead } from '../../admin/use-read'
import { uidOf } from '../../content-models'
import type { TranslationProgress } from '../translation-progress'

interface Progress {
  languages: TranslationProgress[]
  mayWrite: boolean
}

/** The types whose records have texts to translate; Strapi names them by their uid. */
const TRANSLATED = new Set<string>(Object.keys(translatableFields).map(uidOf))

/** Beside the form: how much of the saved record is translated, language by language, with its translation a click away. */
export function TranslationPanel(props: RecordPanelProps): RecordPanel | null {
  const { post } = useFetchClient()
  const act = useAct()
  const navigate = useNavigate()
  const id = TRANSLATED.has(props.model) ? savedRecordOf(props) : null
  const path = id && `/record-translations/${props.model}/${id}`
  // 404: the record is gone. 403: not for this editor.
  const progress = useRead<Progress>(path, savedVersionOf(props), [404, 403])

  const write = async (language: string, drop: readonly string[]) => {
    const call = post<{ path: string }>(`${path}/${language}`, { drop })
    const answer = await act(call, { failed: 'That did not work. Open this record again.' })
    if (answer) navigate(`/content-manager/${answer.data.path}`)
  }

  if (progress === null) return null
  if (progress === 'unread') {
    return { title: 'Translations', content: <Typography>These could not be read. Open the record again.</Typography> }
  }
  const languages = progress.languages.filter(({ texts, own }) => texts > 0 || own !== null)
  if (languages.length === 0) return null
  return {
    title: 'Translations',
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        {languages.map((one) => (
          <LanguageProgress
            key={one.language}
            progress={one}
            mayWrite={progress.mayWrite}
            onWrite={(drop) => write(one.language, drop)}
          />
        ))}
      </Flex>
    ),
  }
}

interface LanguageProps {
  progress: TranslationProgress
  mayWrite: boolean
  /** @param drop texts to remove. */
  onWrite(drop: readonly string[]): Promise<void>
}

function LanguageProgress({ progress, mayWrite, onWrite }: LanguageProps) {
  const { name, texts, translated, drafted, absent, unused, own } = progress
  const parts = [
    `${translated} of ${texts} ${texts === 1 ? 'text' : 'texts'} translated`,
    ...(drafted > 0 ? [`${drafted} more in drafts`] : []),
    ...(unused.length > 0 ? [`${unused.length} no longer used`] : []),
  ]
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography textColor={translated < texts ? 'warning700' : 'neutral800'}>
        {name}: {parts.join(', ')}
      </Typography>
      {mayWrite && (own !== null || absent.length > 0) ? (
        <Button variant="secondary" fullWidth onClick={() => void onWrite([])}>
          {openLabel(progress)}
        </Button>
      ) : null}
      {mayWrite && unused.length > 0 ? (
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="tertiary" fullWidth>
              {`Remove ${unused.length} unused ${unused.length === 1 ? 'text' : 'texts'}`}
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog title={`Remove from the ${name} draft?`} onConfirm={() => onWrite(unused)}>
            <Flex direction="column" alignItems="stretch" gap={2} width="100%">
              <Typography>No record has these words any more. Their translations stay in the history.</Typography>
              <Box tag="ul" maxHeight="30vh" overflow="auto" paddingLeft={4} style={{ listStyle: 'disc' }} tabIndex={0}>
                {unused.map((text) => (
                  <Typography key={text} tag="li" textAlign="start">
                    {text}
                  </Typography>
                ))}
              </Box>
            </Flex>
          </ConfirmDialog>
        </Dialog.Root>
      ) : null}
    </Flex>
  )
}

function openLabel({ name, absent, own }: TranslationProgress): string {
  if (own === null) return `Translate into ${name}`
  if (absent.length === 0) return 'Open the translation'
  return `Add ${absent.length} ${absent.length === 1 ? 'text' : 'texts'} and open`
}
