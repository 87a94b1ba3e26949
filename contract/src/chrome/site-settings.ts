import * as z from 'zod/mini'
import { type Picture, pictureField } from '../picture.js'
import type { ExternalAddress } from '../text/link.js'
import { flag, list, required, text, withDefault } from '../wire/fields.js'

export interface Office {
  city: string
  name: string
  address: string
  phone: string
  email: string
  hours: string
}

export interface SocialProfile {
  network: string
  url: string
}

/** A consulting firm that advises the group; shown with its logo in the footer. */
export interface Advisor {
  name: string
  logo: Picture | null
}

/** A link of the settings, whose address is as stored: a path, a full address or an `external:` reference. */
export interface StoredLink {
  label: string
  link: string
}

/** A line above the header of every page. */
export interface Announcement {
  text: string
  linkLabel: string
  /** As stored: a path, a full address or an `external:` reference. Empty when there is none. */
  link: string
  /** ISO time after which it is not shown; empty for no end. */
  endsAt: string
}

/** The owner of the site, and everything that header and footer need besides their links. */
export interface SiteSettings {
  brandName: string
  tagline: string
  logo: Picture | null
  digitalAgencyName: string
  creativeAgencyName: string
  legalName: string
  /** The address on one line. */
  registeredOffice: string
  /** Corporate identity number. */
  cin: string
  /** Further registrations, one on each line. */
  legalIdentity: string
  /** The grievance officer, whom the law requires; empty when none is named. */
  grievanceOfficerName: string
  grievanceOfficerEmail: string
  grievanceOfficerPhone: string
  equalOpportunityStatement: string
  /** The full policy; a blank line starts a new paragraph. */
  equalOpportunityPolicy: string
  /** Receives reports of security faults; when empty, `email` does. */
  securityEmail: string
  /** Says that people, projects and figures are invented; empty on a real site. */
  demonstrationNotice: string
  /** The last link of the header; `null` for the careers. */
  headerLink: StoredLink | null
  /** `null` when none is switched on. */
  announcement: Announcement | null
  newsletterHeading: string
  newsletterText: string
  phone: string
  email: string
  offices: Office[]
  socialProfiles: SocialProfile[]
  externalAddresses: ExternalAddress[]
  advisors: Advisor[]
  /** First film of the About Us menu. */
  fixedVideoId: string
  /** Second film of the About Us menu when the backend names none. */
  defaultVideoId: string
}

export const siteSettings: z.ZodMiniType<SiteSettings> = z.pipe(
  z.object({
    brandName: required,
    tagline: text,
    logo: pictureField,
    digitalAgencyName: text,
    creativeAgencyName: text,
    legalName: text,
    registeredOffice: text,
    cin: text,
    legalIdentity: text,
    grievanceOfficerName: text,
    grievanceOfficerEmail: text,
    grievanceOfficerPhone: text,
    equalOpportunityStatement: text,
    equalOpportunityPolicy: text,
    securityEmail: text,
    demonstrationNotice: text,
    headerLinkLabel: text,
    headerLink: text,
    announcementShown: withDefault(flag, false),
    announcementText: text,
    announcementLinkLabel: text,
    announcementLink: text,
    announcementEndsAt: text,
    newsletterHeading: text,
    newsletterText: text,
    phone: text,
    email: text,
    offices: list(z.object({ city: required, name: text, address: text, phone: text, email: text, hours: text })),
    socialProfiles: list(z.object({ network: required, url: required })),
    externalAddresses: list(z.object({ key: required, label: required, url: required })),
    advisors: list(z.object({ name: required, logo: pictureField })),
    fixedVideoId: text,
    defaultVideoId: text,
  }),
  z.transform(
    ({
      headerLinkLabel,
      headerLink,
      announcementShown,
      announcementText,
      announcementLinkLabel,
      announcementLink,
      announcementEndsAt,
      ...wire
    }): SiteSettings => ({
      ...wire,
      logo: wire.logo ?? null,
      headerLink: headerLinkLabel && headerLink ? { label: headerLinkLabel, link: headerLink } : null,
      announcement:
        announcementShown && announcementText
          ? {
              text: announcementText,
              linkLabel: announcementLinkLabel,
              link: announcementLink,
              endsAt: announcementEndsAt,
            }
          : null,
    }),
  ),
)
