import { useForm } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import type { Reference } from '../../publishing/reference-table'
import { referenceOf } from './reference-of'
import { isRow } from './values'

/** The records that a field of the open form names, which may depend on the part of the record that it is in. */
export function useReference(name: string): Reference | undefined {
  // The singular name of the type: `page` of `api::page.page`.
  const model = useParams<{ slug: string }>().slug?.split('.').at(-1) ?? ''
  const part = useForm('useReference', ({ values }) => partOf(values, name))
  return referenceOf(model, name, part)
}

/** A field of the record itself is in no part. One value for all, so that such a field is not drawn at every change. */
const NO_PART = {}

/** What the part of a record has that a field is in: for `blocks.2.about` the third block. */
function partOf(values: unknown, name: string): Readonly<Record<string, unknown>> {
  const steps = name.split('.').slice(0, -1)
  if (steps.length === 0) return NO_PART
  const part = steps.reduce<unknown>(
    (at, step) => (Array.isArray(at) ? at[Number(step)] : isRow(at) ? at[step] : undefined),
    values,
  )
  return isRow(part) ? part : NO_PART
}
