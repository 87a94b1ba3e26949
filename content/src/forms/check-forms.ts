import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { type FormConfiguration, formService } from '../strapi-port/content-manager'
import { type FormSchema, formFaults, isReadable, readableFieldOf } from './form-faults'

interface FormModel extends FormSchema {
  modelType: string
  kind?: string
  config?: Partial<FormConfiguration>
}

/** What Strapi stores of every record, as lists and their filters call it. */
const KEPT_BY_STRAPI = {
  createdAt: 'Created',
  createdBy: 'Created by',
  updatedAt: 'Changed',
  updatedBy: 'Changed by',
} as const
/** Every list of records shows who last changed each; Strapi itself adds the state. */
const LAST_COLUMN = 'updatedBy'

/**
 * At each start, makes sure that the admin's forms can be opened, and updates them. Strapi copies labels, main fields
 * and columns from our schemas into its database once. When a later version declares others, they overwrite what is
 * stored; until then an administrator's settings stay. Settings that would crash a form are always corrected.
 */
export async function checkForms(strapi: Core.Strapi): Promise<void> {
  for (const [uid, model] of Object.entries({ ...strapi.contentTypes, ...strapi.components })) {
    if (uid.startsWith('api::') || !uid.includes('::')) await checkForm(strapi, model as unknown as FormModel)
  }
}

async function checkForm(strapi: Core.Strapi, model: FormModel): Promise<void> {
  const service = formService(strapi, model.modelType)
  const stored = await service.findConfiguration(model)
  const ours = withStrapisFields(model, stored)
  const digest = createHash('sha256')
    .update(JSON.stringify([model.config ?? {}, KEPT_BY_STRAPI]))
    .digest('hex')
  const written = strapi.store({ type: 'ashlar', name: 'form', key: model.uid })
  const isNew = (await written.get({})) !== digest
  const wanted = isNew ? withOurs(stored, ours) : stored
  const faults = formFaults(model, wanted)
  for (const { setting, field } of faults) {
    const mended = isReadable(model, model.config?.settings?.mainField)
      ? model.config?.settings?.mainField
      : readableFieldOf(model)
    strapi.log.warn(`the form of ${model.uid} cannot show its ${setting} "${field}"; it shows "${mended}" instead`)
    wanted.settings = { ...wanted.settings, [setting]: mended }
  }
  if (isNew || faults.length > 0) await service.updateConfiguration(model, wanted)
  if (isNew) await written.set({ value: digest })
}

/** The configuration of our schema, with labels for Strapi's own fields, and the last column after the others. */
function withStrapisFields({ kind, config = {} }: FormModel, stored: FormConfiguration): Partial<FormConfiguration> {
  if (kind !== 'collectionType') return config
  const list = [config.layouts?.list ?? stored.layouts.list].flat().map(String)
  const labels = Object.fromEntries(Object.entries(KEPT_BY_STRAPI).map(([name, label]) => [name, { list: { label } }]))
  return {
    ...config,
    metadatas: { ...config.metadatas, ...labels },
    layouts: { ...config.layouts, list: [...new Set([...list, LAST_COLUMN])] },
  }
}

/** The stored configuration, overwritten by what our schema declares. */
function withOurs(stored: FormConfiguration, ours: Partial<FormConfiguration>): FormConfiguration {
  const metadatas = Object.fromEntries(
    Object.entries(stored.metadatas).map(([name, { edit, list }]) => {
      const own = ours.metadatas?.[name]
      return [name, { edit: { ...edit, ...own?.edit }, list: { ...list, ...own?.list } }]
    }),
  )
  return {
    ...stored,
    settings: { ...stored.settings, ...ours.settings },
    metadatas,
    layouts: { ...stored.layouts, ...ours.layouts },
  }
}
