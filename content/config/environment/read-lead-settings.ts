import { ENCODED_PASSWORD, isServiceAddress } from '@ashlar/contract/node/service-address'
import type { AlertSettings, BrandSettings, LeadSettings, PeopleProvider } from './settings'

type Value = (name: string) => string | null
type Report = (variable: string, cause: string, mend: string) => void

/** Reads where leads are sent. Every setting has a default that needs nothing outside this machine. */
export function readLeadSettings(value: Value, brand: BrandSettings, report: Report): LeadSettings {
  const smtpUrl = value('SMTP_URL')
  if (smtpUrl && !isServiceAddress(smtpUrl, ['smtp:', 'smtps:'])) {
    report(
      'SMTP_URL',
      'is no address of a mail server',
      `write smtp://user:password@mail.example.com:587, ${ENCODED_PASSWORD}`,
    )
  }
  const deskEmail = email('LEADS_EMAIL', value, report) ?? brand.deskEmail
  return {
    limit: count('LEAD_LIMIT', 5, value, report),
    newsletterDayLimit: count('NEWSLETTER_DAY_LIMIT', 500, value, report),
    receiptDayLimit: count('RECEIPT_DAY_LIMIT', 1000, value, report),
    deskEmail,
    mailFrom: value('MAIL_FROM') ?? `${inQuotes(brand.name)} <${brand.senderEmail}>`,
    smtpUrl,
    smtpTls: readSmtpTls(value, report),
    crm: readCrm(value, report),
    peopleProvider: readPeopleProvider(value, report),
    resumeUrlBase: address('RESUME_URL_BASE', value, report),
    mailEventsSecret: value('MAIL_EVENTS_SECRET'),
  }
}

/** Reads where an operator's alerts are sent: to the desk, unless another address is set. */
export function readAlertSettings(value: Value, brand: BrandSettings, report: Report): AlertSettings {
  const reserve = Number(value('DISK_RESERVE_MB') ?? 500)
  if (!(reserve >= 0)) report('DISK_RESERVE_MB', 'is no number of megabytes', 'write it like 500')
  return {
    email: email('ALERT_EMAIL', value, report) ?? value('LEADS_EMAIL') ?? brand.deskEmail,
    url: address('ALERT_URL', value, report),
    diskReserveMb: reserve >= 0 ? reserve : 500,
    siteCheckHour: readCheckHour(value, report),
  }
}

function readSmtpTls(value: Value, report: Report): LeadSettings['smtpTls'] {
  const text = value('SMTP_TLS') ?? 'required'
  if (text === 'required' || text === 'off') return text
  report('SMTP_TLS', `is neither required nor off: "${text}"`, 'set it to one of the two, or unset it')
  return 'required'
}

function count(name: string, otherwise: number, value: Value, report: Report): number {
  const text = value(name)
  if (text === null) return otherwise
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  report(name, `is not a count: "${text}"`, 'set it to a whole number from 1')
  return otherwise
}

function readCheckHour(value: Value, report: Report): number | null {
  const text = value('SITE_CHECK_HOUR') ?? '3'
  if (text === 'none') return null
  const hour = Number(text)
  if (Number.isInteger(hour) && hour >= 0 && hour <= 23) return hour
  report('SITE_CHECK_HOUR', `is no hour of the day: "${text}"`, 'write a number from 0 to 23, or none')
  return null
}

/** A name for the header of a mail: in quotes, unless it consists of plain words. */
function inQuotes(name: string): string {
  return /^[\w ]*$/.test(name) ? name : JSON.stringify(name)
}

function email(name: string, value: Value, report: Report): string | null {
  const text = value(name)
  if (text === null || /^[^\s@]+@[^\s@]+$/.test(text)) return text
  report(name, 'is no e-mail address', 'write it like desk@example.com')
  return null
}

function readCrm(value: Value, report: Report): LeadSettings['crm'] {
  const url = address('CRM_URL', value, report)
  const secret = value('CRM_SECRET')
  if (url === null) return null
  if (secret === null) {
    report(
      'CRM_SECRET',
      'is missing beside CRM_URL',
      'make one (`openssl rand -base64 32`) and give it to the CRM as well',
    )
    return null
  }
  return { url, secret }
}

const HR_LOGIN_URL = 'https://login.keka.com'
const PROVIDER = ['HR_API_URL', 'HR_CLIENT_ID', 'HR_CLIENT_SECRET', 'HR_API_KEY'] as const

function readPeopleProvider(value: Value, report: Report): PeopleProvider | null {
  const given = PROVIDER.map((name) => value(name))
  if (given.every((part) => part === null)) return null
  PROVIDER.forEach((name, index) => {
    if (given[index] === null)
      report(name, 'is missing beside its sisters', `set all of ${PROVIDER.join(', ')}, or none`)
  })
  return {
    loginUrl: address('HR_LOGIN_URL', value, report) ?? HR_LOGIN_URL,
    apiUrl: address('HR_API_URL', value, report) ?? '',
    clientId: value('HR_CLIENT_ID') ?? '',
    clientSecret: value('HR_CLIENT_SECRET') ?? '',
    apiKey: value('HR_API_KEY') ?? '',
  }
}

function address(name: string, value: Value, report: Report): string | null {
  const text = value(name)
  if (text === null) return null
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '')
  report(name, `holds "${text}", which is no address`, 'write it like https://api.example.com')
  return null
}
