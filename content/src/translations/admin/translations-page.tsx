import { Flex, Td, Tr, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { AdminLink } from '../../admin/admin-link'
import { AdminPage } from '../../admin/admin-page'
import { type DeskPage, useDeskPage } from '../../admin/desk-list'
import { DeskLoading } from '../../admin/desk-loading'
import { DeskTable } from '../../admin/desk-table'
import { OptionField } from '../../admin/option-field'
import type { AwaitingRecord } from '../translation-progress'

const COLUMNS = ['Record', 'Type', 'Texts to translate', 'Of them in drafts']
const PERMISSIONS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::translation.translation' }]

interface Answer extends DeskPage<AwaitingRecord> {
  languages: { code: string; name: string }[]
}

/** What awaits a translator: records with texts that visitors read in English in another language. */
export default function TranslationsPage() {
  return (
    <AdminPage
      title="Translations"
      subtitle="Records with texts that are not translated yet; open one, and translate it from the panel beside its form"
      permissions={PERMISSIONS}
    >
      <Awaiting />
    </AdminPage>
  )
}

function Awaiting() {
  const [language, setLanguage] = useState('')
  const { list, ...turning } = useDeskPage<Answer>('/record-translations', 'The translations', { language })

  if (!list) return <DeskLoading />
  const { languages, results, total } = list
  if (languages.length === 0) {
    return <Typography>The site offers English alone. Whoever runs it adds languages with LANGUAGES.</Typography>
  }
  return (
    <>
      <Flex paddingBottom={4}>
        <OptionField
          name="language"
          label="Language"
          value={language || (languages[0]?.code ?? '')}
          choices={languages.map(({ code, name }) => [code, name] as const)}
          onChange={setLanguage}
        />
      </Flex>
      {total === 0 ? (
        <Typography>Everything is translated.</Typography>
      ) : (
        <DeskTable
          columns={COLUMNS}
          nouns={['record', 'records']}
          list={list}
          {...turning}
          turns={['Previous', 'Next']}
        >
          {results.map(({ path, title, typeName, missing, texts, drafted }) => (
            <Tr key={path}>
              <Td>
                <AdminLink to={`/content-manager/${path}`} isBold>
                  {title}
                </AdminLink>
              </Td>
              <Td>
                <Typography>{typeName}</Typography>
              </Td>
              <Td>
                <Typography>
                  {missing} of {texts}
                </Typography>
              </Td>
              <Td>
                <Typography>{drafted}</Typography>
              </Td>
            </Tr>
          ))}
        </DeskTable>
      )}
    </>
  )
}
