import { Box, Flex, Typography } from '@strapi/design-system'
import { type ReactNode, useId } from 'react'

interface Props {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** A field of several inputs, with its name, its description and its fault, as Strapi's own fields have them. */
export function FieldGroup({ label, hint, error, required, children }: Props) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} width="100%">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography id={id} variant="pi" fontWeight="bold">
          {label}
          {required ? <span aria-hidden> *</span> : null}
        </Typography>
        {children}
        <Typography
          id={`${id}-hint`}
          variant="pi"
          textColor={error ? 'danger600' : 'neutral600'}
          data-strapi-field-error={error ? true : undefined}
        >
          {error ?? hint}
        </Typography>
      </Flex>
    </Box>
  )
}
