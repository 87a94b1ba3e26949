import type { Core } from '@strapi/strapi'
import { privatePart } from './private-part'

type Fields = Readonly<Record<string, unknown>>

/** Removes the fields that a role may not see, or may not write. */
interface PermissionChecker {
  can: Record<'read' | 'delete', (record: Fields) => boolean>
  sanitizeOutput(record: Fields): Promise<Fields>
  sanitizeCreateInput(record: Fields): Promise<Fields>
  /** Without a record: the fields that may be written in at least one. */
  sanitizeUpdateInput(record?: Fields): (fields: Fields) => Promise<Fields>
}

interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): PermissionChecker
}

export const permissionCheckers = privatePart<PermissionCheckers>(
  'content-manager: permission-checker',
  (strapi) => strapi.plugin('content-manager').service('permission-checker'),
  ['create'],
)

interface SlugService {
  generateUIDField(request: { contentTypeUID: string; field: string; data: object }): Promise<string>
}

export const slugService = privatePart<SlugService>(
  'content-manager: uid',
  (strapi) => strapi.plugin('content-manager').service('uid'),
  ['generateUIDField'],
)

/** How a form is shown: as Strapi stores it, and as our schemas declare it under `config`. */
export interface FormConfiguration {
  settings: { mainField?: string; defaultSortBy?: string }
  metadatas: Readonly<Record<string, { edit?: object; list?: object }>>
  layouts: { list?: unknown; edit?: unknown }
}

interface FormService {
  findConfiguration(model: object): Promise<FormConfiguration>
  updateConfiguration(model: object, configuration: object): Promise<unknown>
}

const formServiceOf = (name: 'components' | 'content-types') =>
  privatePart<FormService>(`content-manager: ${name}`, (strapi) => strapi.plugin('content-manager').service(name), [
    'findConfiguration',
    'updateConfiguration',
  ])

const componentForms = formServiceOf('components')
const contentTypeForms = formServiceOf('content-types')

/** Stores how the forms of components, or of content types, are shown. */
export function formService(strapi: Core.Strapi, modelType: string): FormService {
  return modelType === 'component' ? componentForms(strapi) : contentTypeForms(strapi)
}
