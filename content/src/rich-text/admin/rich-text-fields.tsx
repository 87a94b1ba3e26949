import { Loader } from '@strapi/design-system'
import { type ComponentType, lazy, Suspense } from 'react'
import type { FieldProps } from '../../field-rules/admin/plain-input'

/** The editor is loaded with the first form that has a text: it is larger than the rest of our admin code. */
export const MarkdownInput = whenLoaded(lazy(() => import('./markdown-field')))
export const BlocksInput = whenLoaded(lazy(() => import('./blocks-field')))

function whenLoaded(Loaded: ComponentType<FieldProps>) {
  return function LoadedField(props: FieldProps) {
    return (
      <Suspense fallback={<Loader small>The editor is being loaded</Loader>}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
