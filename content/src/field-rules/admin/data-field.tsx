import { Button, Flex } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { type ReactNode, useState } from 'react'
import { FieldGroup } from './field-group'
import { type FieldProps, PlainInput } from './plain-input'
import { parsedValue } from './values'

interface Props {
  field: FieldProps
  /** The inputs for a value, or undefined when it has a shape that they could not keep. */
  inputs: (value: unknown, onChange: (value: unknown) => void) => ReactNode
  /** A list of words is never edited as JSON. */
  hasJson?: boolean
}

/**
 * A field of data with inputs of its own. A value of another shape is edited as JSON, so that nothing of it is lost.
 */
export function DataField({ field: props, inputs, hasJson = true }: Props) {
  const { name, label, hint, required } = props
  const field = useField<unknown>(name)
  const [isJson, setIsJson] = useState(false)
  const shown = inputs(parsedValue(field.value), (value) => field.onChange(name, value))
  if (!shown) return <PlainInput {...props} />
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {isJson ? (
        <PlainInput {...props} />
      ) : (
        <FieldGroup
          label={label}
          hint={hint}
          error={typeof field.error === 'string' ? field.error : undefined}
          required={required}
        >
          {shown}
        </FieldGroup>
      )}
      {hasJson ? (
        <Flex>
          <Button type="button" variant="ghost" size="S" onClick={() => setIsJson(!isJson)}>
            {isJson ? 'Edit as a table' : 'Edit as JSON'}
          </Button>
        </Flex>
      ) : null}
    </Flex>
  )
}
