import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { MarkdownInput } from '../../rich-text/admin/rich-text-fields'
import { type CustomField, customFields } from '../custom-fields'
import {
  ChartSeriesInput,
  DatasetInput,
  FloorPlanInput,
  LinesInput,
  SitePlanInput,
  TranscriptInput,
  TranslatedTextsInput,
} from './data-inputs'
import { DayField, MomentField, MonthField } from './day-field'
import { FilmInput, RecordNameInput, SiteLinkInput } from './line-field'
import { NumberField } from './number-field'
import type { FieldProps } from './plain-input'
import { ProductDemoInput } from './product-demo-input'

const inputs: Readonly<Record<CustomField, ComponentType<FieldProps>>> = {
  lines: LinesInput,
  transcript: TranscriptInput,
  dataset: DatasetInput,
  'chart-series': ChartSeriesInput,
  'translated-texts': TranslatedTextsInput,
  'floor-plan': FloorPlanInput,
  'site-plan': SitePlanInput,
  'product-demo': ProductDemoInput,
  'record-name': RecordNameInput,
  'site-link': SiteLinkInput,
  film: FilmInput,
  markdown: MarkdownInput,
  day: DayField,
  month: MonthField,
  moment: MomentField,
  integer: NumberField,
  biginteger: NumberField,
  decimal: NumberField,
  float: NumberField,
}

/**
 * Registers the inputs of our custom fields. None is loaded on demand, because Strapi calls a field unsupported until
 * its input is there.
 */
export function addCustomInputs(app: Pick<StrapiApp, 'customFields'>): void {
  for (const [name, input] of Object.entries(inputs)) {
    const title = { id: name, defaultMessage: name }
    const type = customFields[name as CustomField]
    app.customFields.register({
      name,
      type,
      intlLabel: title,
      intlDescription: title,
      components: { Input: loaderOf(input) },
    })
  }
}

function loaderOf(input: ComponentType<FieldProps>) {
  const loaded = Promise.resolve({ default: input as ComponentType })
  return () => loaded
}
