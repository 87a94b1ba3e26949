import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { wordDifference } from './word-difference'

/** One of the two contents that are compared. */
interface ComparedSide {
  /** Such as “Saved, 12 Nov 2026, 02:00 pm, Asha Rao”. */
  title: string
  /** Whether it is a version, whose fields can be restored. */
  isVersion: boolean
}

/** A field whose values differ, as text. */
export interface DifferingField {
  name: string
  label: string
  before: string
  after: string
  /** Whether the draft has the same value already. */
  isInDraft: { before: boolean; after: boolean }
}

interface Props {
  before: ComparedSide
  after: ComparedSide
  fields: readonly DifferingField[]
  mayRestore: boolean
  onRestore(field: DifferingField, side: 'before' | 'after'): void
}

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))', gap: '1.6rem' }

/** The fields that differ, old beside new, each with a button that restores it alone. */
export function VersionComparison({ before, after, fields, mayRestore, onRestore }: Props) {
  return fields.map((field) => (
    <Box key={field.name} tag="section" aria-label={field.label} background="neutral100" padding={3} hasRadius>
      <Typography variant="delta" tag="h3">
        {field.label}
      </Typography>
      <div style={{ ...COLUMNS, paddingTop: '0.8rem' }}>
        {(['before', 'after'] as const).map((which) => {
          const side = which === 'before' ? before : after
          return (
            <Flex key={which} direction="column" alignItems="stretch" gap={2}>
              <Typography variant="pi" textColor="neutral600" tag="h4">
                {side.title}
              </Typography>
              <MarkedText before={field.before} after={field.after} shows={which} />
              {side.isVersion && !field.isInDraft[which] ? (
                <div>
                  <Button
                    size="S"
                    variant="secondary"
                    disabled={!mayRestore}
                    aria-label={`Restore this field: ${field.label}, ${side.title}`}
                    onClick={() => onRestore(field, which)}
                  >
                    Restore this field
                  </Button>
                </div>
              ) : null}
            </Flex>
          )
        })}
      </div>
    </Box>
  ))
}

interface MarkedTextProps {
  before: string
  after: string
  shows: 'before' | 'after'
}

/** One of two texts, with the words marked that the other has not. */
function MarkedText({ before, after, shows }: MarkedTextProps) {
  const [own, Mark] = shows === 'before' ? (['gone', 'del'] as const) : (['new', 'ins'] as const)
  // Makes the keys of the pieces, whose texts may be equal.
  let offset = 0
  return (
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {wordDifference(before, after)
        .filter(({ kind }) => kind === 'same' || kind === own)
        .map(({ kind, text }) => {
          offset += text.length + 1
          return kind === 'same' ? (
            <span key={`same ${offset}`}>{text}</span>
          ) : (
            <Mark key={`own ${offset}`}>{text}</Mark>
          )
        })}
    </Typography>
  )
}
