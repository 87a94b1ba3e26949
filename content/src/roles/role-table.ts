import { contentModels } from '../content-models'

/** What a role may do with the records of a type. Saving a draft is `create` and `update`. */
export type Right = 'create' | 'read' | 'update' | 'delete' | 'publish'

interface EditorRole {
  code: string
  name: string
  description: string
  /** Rights by model. */
  rights: Readonly<Record<string, readonly Right[]>>
}

const ALL_RIGHTS: readonly Right[] = ['create', 'read', 'update', 'delete', 'publish']
const DRAFTS: readonly Right[] = ['create', 'read', 'update']
const READING: readonly Right[] = ['read']

/** Types that change every page at once, or whose content the law requires: only publishers may edit them. */
const FOR_PUBLISHERS = new Set(['site-setting', 'menu-structure', 'former-address', 'tax-rate', 'notice'])
const OF_CAREERS = new Set(['opening', 'department', 'job-type', 'career-page', 'career-seo', 'career-testimonial'])

const models = contentModels.map(({ model }) => model)

function rightsOf(of: (model: string) => readonly Right[]): Record<string, readonly Right[]> {
  return Object.fromEntries(models.map((model) => [model, of(model)]))
}

/**
 * The roles of editors, in addition to the lead desk and the administrators. An administrator may change their
 * permissions.
 */
export const editorRoles: readonly EditorRole[] = [
  {
    code: 'marketing-editor',
    name: 'Marketing editor',
    description: 'Writes drafts of everything but careers, settings, menus, notices and rates; publishes nothing.',
    rights: {
      ...rightsOf((model) => (FOR_PUBLISHERS.has(model) || OF_CAREERS.has(model) ? READING : DRAFTS)),
      'blog-category': READING,
    },
  },
  {
    code: 'publisher',
    name: 'Publisher',
    description: 'Writes, publishes and takes down all content; sees no leads.',
    rights: { ...rightsOf(() => ALL_RIGHTS), 'blog-category': ALL_RIGHTS, 'mail-text': ALL_RIGHTS },
  },
  {
    code: 'human-resources',
    name: 'Human resources',
    description: 'Writes and publishes openings and the careers pages; reads cities.',
    rights: {
      ...Object.fromEntries([...OF_CAREERS].map((model) => [model, ALL_RIGHTS])),
      city: READING,
    },
  },
]
