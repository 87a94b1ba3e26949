import { STORED_KEYS } from '@/config/stored-keys'
import { isCampaignParameter } from '@/routing/campaign'

/** Selects the lead forms. */
export const LEAD_FORMS = 'form[data-lead-form]'

export const CAMPAIGN_MEMORY = STORED_KEYS.campaign

/** The storage key for the draft of a form on a page. */
export function draftKeyOf(form: HTMLFormElement): string {
  return `${STORED_KEYS.draft} ${location.pathname} ${form.dataset.leadForm ?? ''}`
}

/** The draft of a form, or what was sent from this entry of the history; null without either. */
export function storedDraft(form: HTMLFormElement): unknown {
  const key = draftKeyOf(form)
  try {
    const draft = sessionStorage.getItem(key)
    if (draft) return JSON.parse(draft)
  } catch {
    // Storage may be blocked.
  }
  return history.state?.[key] ?? null
}

/** Remembers the campaign that a visitor came from, as long as the tab lives; it is sent only with a form. */
export function rememberCampaign(): void {
  const arrived = new URLSearchParams(location.search)
  const campaign = new URLSearchParams([...arrived].filter(([name]) => isCampaignParameter(name)))
  if (campaign.size === 0) return
  try {
    sessionStorage.setItem(CAMPAIGN_MEMORY, campaign.toString())
  } catch {
    // Storage may be blocked or full. Then only the page that posts the form is known.
  }
}
