import { REFERENCES, type Reference } from '../../publishing/reference-table'

/**
 * The records that a field names.
 *
 * @param name as the form names it: `configurations.0.areaConfiguration`.
 * @param part what the part has that the field is in: its component in a list of blocks, and its other fields.
 */
export function referenceOf(
  model: string,
  name: string,
  part: Readonly<Record<string, unknown>> = {},
): Reference | undefined {
  const path = name.replace(/\.\d+(?=\.)/g, '')
  return REFERENCES.find(
    (reference) =>
      reference.model === model &&
      !reference.isFree &&
      path === (reference.within ? `${reference.within}.${reference.field}` : reference.field) &&
      (!reference.when || reference.when.values.includes(String(part[reference.when.field] ?? ''))),
  )
}
