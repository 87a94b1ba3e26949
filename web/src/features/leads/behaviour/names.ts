/** Selects the forms of this folder. */
export const LEAD_FORMS = 'form[data-lead-form]'

export const CAMPAIGN_MEMORY = 'ashlar-campaign'

/** Where a tab keeps what is typed into a form of a page. */
export function draftKeyOf(form: HTMLFormElement): string {
  return `ashlar-form ${location.pathname} ${form.dataset.leadForm ?? ''}`
}
