import { FilePlace, fileNameOf, isObject, textOf } from './source-record.mjs'

/**
 * A field of a type, as Strapi describes it.
 * @typedef {object} Attribute
 * @property {string} type
 * @property {boolean} [multiple]
 * @property {string} [component]
 * @property {boolean} [repeatable]
 * @property {readonly string[]} [components]
 */

/** @typedef {Readonly<Record<string, Attribute>>} Attributes */

/**
 * @typedef {object} Fitting
 * @property {ReadonlyMap<string, Attributes>} components fields of each component here
 * @property {URL} base to which addresses of files are relative
 * @property {(field: string) => void} leave is told each field that has no place here
 */

/** Fields that each Strapi writes itself. */
const OWN = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'status'],
])

/**
 * The fields of a record that have a place here, in the form of a save. A file is a `FilePlace`.
 * @param {Record<string, unknown>} fields
 * @param {Attributes} attributes of the type here
 * @param {Fitting} fitting
 * @param {string} [path]
 * @returns {Record<string, unknown>}
 */
export function fitFields(fields, attributes, fitting, path = '') {
  /** @type {Record<string, unknown>} */
  const fitted = {}
  for (const [name, value] of Object.entries(fields)) {
    if (OWN.has(name) || name === '__component') continue
    const attribute = attributes[name]
    const place = path + name
    if (!attribute || attribute.type === 'relation') {
      if (!isEmpty(value)) fitting.leave(place)
      continue
    }
    const fit = fitValue(value, attribute, fitting, place)
    if (fit !== undefined) fitted[name] = fit
  }
  return fitted
}

/**
 * @param {unknown} value
 * @param {Attribute} attribute
 * @param {Fitting} fitting
 * @param {string} place
 * @returns {unknown} undefined when nothing is to be written
 */
function fitValue(value, attribute, fitting, place) {
  const { type, component, components = [], multiple, repeatable } = attribute
  if (type === 'media') {
    const files = listOf(unwrapped(value)).flatMap((file) => fileOf(file, fitting.base) ?? [])
    return multiple ? files : files[0]
  }
  if (type === 'component') {
    const own = fitting.components.get(component ?? '') ?? {}
    const parts = listOf(value).map((part) => fitFields(part, own, fitting, `${place}.`))
    return repeatable ? parts : parts[0]
  }
  if (type === 'dynamiczone') {
    return listOf(value).flatMap((part) => {
      const name = textOf(part.__component)
      const own = components.includes(name) ? fitting.components.get(name) : undefined
      if (own) return [{ __component: name, ...fitFields(part, own, fitting, `${place}.${name}.`) }]
      fitting.leave(`${place}.${name}`)
      return []
    })
  }
  return value === null ? undefined : value
}

/**
 * Strapi 4 wraps files in `data` and `attributes`.
 * @param {unknown} value
 */
function unwrapped(value) {
  const inner = isObject(value) && 'data' in value ? value.data : value
  return Array.isArray(inner) ? inner.map(flattened) : flattened(inner)
}

/**
 * A record of Strapi 4 (`attributes`) in the flat form of Strapi 5.
 * @param {unknown} value
 * @returns {unknown}
 */
export function flattened(value) {
  if (!isObject(value) || !isObject(value.attributes)) return value
  return { id: value.id, ...value.attributes }
}

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value : [value]).filter(isObject)

/**
 * @param {Record<string, unknown>} file
 * @param {URL} base
 */
function fileOf({ url, name, alternativeText, caption, focalPoint }, base) {
  if (typeof url !== 'string' || !URL.canParse(url, base.href)) return null
  const whole = new URL(url, base)
  const point = isObject(focalPoint) ? { x: Number(focalPoint.x), y: Number(focalPoint.y) } : null
  return new FilePlace({
    url: whole.href,
    name: textOf(name) || fileNameOf(whole),
    alternativeText: textOf(alternativeText),
    caption: textOf(caption),
    focalPoint: point,
  })
}

/**
 * @param {unknown} value
 * @returns {boolean}
 */
function isEmpty(value) {
  if (value === null || value === undefined || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) && (Object.keys(value).length === 0 || ('data' in value && isEmpty(value.data)))
}
