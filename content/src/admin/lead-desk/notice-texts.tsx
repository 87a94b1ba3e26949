import { Box, Typography } from '@strapi/design-system'
import type { ShownWords } from '../../notices/routes'

interface Props {
  /** What is seen before it is unfolded. */
  summary: string
  words: readonly ShownWords[]
}

/**
 * What a notice says, language by language; folded, because it is looked up when somebody asks. Without words there is
 * nothing to unfold.
 */
export function NoticeTexts({ summary, words }: Props) {
  if (words.length === 0) return <Typography>{summary}</Typography>
  return (
    <details>
      <summary>
        <Typography tag="span">{summary}</Typography>
      </summary>
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
