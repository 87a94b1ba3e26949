import { Box, Typography } from '@strapi/design-system'
import type { ShownWords } from '../routes'

interface Props {
  /** What is seen before it is unfolded. */
  summary: string
  words: readonly ShownWords[]
  /** Stands above the words. */
  remark?: string | undefined
}

/**
 * What a notice says, language by language; folded, because it is looked up when somebody asks. Without words there is
 * nothing to unfold.
 */
export function NoticeTexts({ summary, words, remark }: Props) {
  if (words.length === 0) return <Typography>{summary}</Typography>
  return (
    <details>
      <summary>
        <Typography tag="span">{summary}</Typography>
      </summary>
      {remark ? (
        <Box paddingTop={2}>
          <Typography tag="p" textColor="neutral600">
            {remark}
          </Typography>
        </Box>
      ) : null}
      {words.map(({ language, lines }) => (
        <Box key={language} paddingTop={2}>
          {words.length > 1 ? (
            <Typography variant="sigma" tag="h3" textColor="neutral600">
              {language}
            </Typography>
          ) : null}
          {lines.map((line) => (
            <Box key={line} paddingTop={1}>
              <Typography tag="p">{line}</Typography>
            </Box>
          ))}
        </Box>
      ))}
    </details>
  )
}

interface ReadProps {
  summary: string
  notice: ShownWords | null
  /** English name of the language in which the visitor read the site, such as `Hindi`. */
  language: string
}

/** The words of a notice that one visitor read. */
export function NoticeRead({ summary, notice, language }: ReadProps) {
  const remark =
    notice && notice.language !== language
      ? `The visitor read the site in ${language}. What no editor has translated is kept in ${notice.language}.`
      : undefined
  return <NoticeTexts summary={summary} words={notice ? [notice] : []} remark={remark} />
}
