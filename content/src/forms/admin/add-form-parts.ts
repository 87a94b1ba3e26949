import type { StrapiApp } from '@strapi/strapi/admin'
import { addStyles } from '../../admin/add-styles'
import { PictureGallery } from '../../media-use/admin/picture-gallery'
import { BlocksInput } from '../../rich-text/admin/rich-text-fields'
import { divideForm, type FormPanel, GALLERY, HEADING, TABS } from './divide-form'
import { SectionHeading } from './section-heading'
import { SectionTabs } from './section-tabs'

/** What Strapi passes to those who change a form; the parts that are used here. */
interface EditView {
  layout: { layout: FormPanel[]; settings: { displayName?: string } }
}

/**
 * Hides the panel of a section that is not shown: it is four elements above our heading. On a phone the names of the
 * sections are one row that scrolls, padded for the outlines of its buttons; in several rows they would take half of it.
 */
const STYLES = `
  *:has(> * > * > * > [data-form-section="hidden"]) { display: none; }
  @media (max-width: 39.99em) {
    .form-sections { flex-wrap: nowrap; overflow-x: auto; padding: 4px; }
    .form-sections > * { flex: none; }
  }
`

/**
 * Registers the parts that `divideForm` adds to our forms, and the input for texts of blocks, which Strapi does not take as
 * a custom field.
 */
export function addFormFields(app: Pick<StrapiApp, 'addFields'>): void {
  app.addFields([
    { type: HEADING, Component: SectionHeading },
    { type: TABS, Component: SectionTabs },
    { type: GALLERY, Component: PictureGallery },
    { type: 'blocks', Component: BlocksInput },
  ] as unknown as Parameters<StrapiApp['addFields']>[0])
  addStyles(STYLES)
}

/** Divides the forms of long types into sections. */
export function arrangeForms(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (view: EditView) => ({
    ...view,
    layout: { ...view.layout, layout: divideForm(view.layout.settings.displayName ?? '', view.layout.layout) },
  }))
}
