import { publishedPaths } from '../../search-engines/published-path'

/** A picture that is chosen in a form. */
interface ChosenPicture {
  url: string
  mime?: string
  focalPoint?: { x: number; y: number } | null
}

/** What a page says of itself where it is found or shared. */
export interface SharedPage {
  /** The path of the page, once it has one. */
  path: string
  title: string
  description: string
  /** The editors' own picture; without one the site draws `heading` beside `picture`. */
  chosen: ChosenPicture | null
  heading: string
  picture: ChosenPicture | null
}

type Values = Readonly<Record<string, unknown>>
type OwnWords = Pick<SharedPage, 'title' | 'description' | 'heading' | 'picture'>

/** What stands in for empty fields, by model. */
const ownWords: Readonly<Record<string, (values: Values) => OwnWords>> = {
  post: (values) => ({
    title: textIn(values.title),
    description: textIn(values.excerpt),
    heading: textIn(values.title),
    picture: pictureIn(values.picture),
  }),
  'consolidated-project': (values) => {
    const place = [values.locality, values.city].map(textIn).filter(Boolean).join(', ')
    const [first] = Array.isArray(values.pictures) ? values.pictures : []
    return {
      title: `${textIn(values.name)}, ${place}`,
      description: textIn(values.summary),
      heading: textIn(values.name),
      picture: pictureIn(first?.picture),
    }
  },
  'insights-research-report': (values) => ({
    title: textIn(values.title),
    description: textIn(values.summary),
    heading: textIn(values.title),
    picture: null,
  }),
}

/**
 * The page of a record as it would be found and shared with the values of its form.
 *
 * @returns `null` for a type whose pages have no fields for it.
 */
export function sharedPageOf(model: string, values: Values): SharedPage | null {
  const own = ownWords[model]?.(values)
  if (!own) return null
  return {
    ...own,
    path: publishedPaths(model, values)[0] ?? '',
    title: textIn(values.searchTitle) || own.title,
    description: textIn(values.searchDescription) || own.description,
    chosen: pictureIn(values.sharePicture),
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The form has the whole file, or none. */
export function pictureIn(value: unknown): ChosenPicture | null {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') return null
  return value as ChosenPicture
}
