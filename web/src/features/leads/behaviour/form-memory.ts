import { STORED_KEYS } from '@/config/stored-keys'
import { isCampaignParameter } from '@/routing/campaign'

/** Selects the forms of this folder. */
export const LEAD_FORMS = 'form[data-lead-form]'

export const CAMPAIGN_MEMORY = STORED_KEYS.campaign

/** Where a tab keeps what is typed into a form of a page. */
export function draftKeyOf(form: HTMLFormElement): string {
  return `${STORED_KEYS.draft} ${location.pathname} ${form.dataset.leadForm ?? ''}`
}

/** Remembers, for as long as the tab lives, with which campaign a visitor arrived; nobody else is told. */
export function rememberCampaign(): void {
  const arrived = new URLSearchParams(location.search)
  const campaign = new URLSearchParams([...arrived].filter(([name]) => isCampaignParameter(name)))
  if (campaign.size === 0) return
  try {
    sessionStorage.setItem(CAMPAIGN_MEMORY, campaign.toString())
  } catch {
    // Storage may be forbidden or full. Then the page that is posted from is all that is known.
  }
}
