import { dayInIndia } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { raiseAlert } from '../alerts/raise'
import { STORE } from '../strapi-port/tables'
import { checkCertificate } from './check-certificate'
import { checkSite } from './check-site'
import { keepFaults } from './found-faults'

const KEY = 'site_check'
/** Maximum number of faults in a mail; the others are reported when these are corrected. */
const MOST_TOLD = 25
/** Maximum number of faults that the home page of the admin can show. */
const MOST_KEPT = 200

/** Checks the site once a night, in one of the processes that share the database, and alerts the operator of faults. */
export async function checkAtNight(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const { siteCheckHour } = settings.alerts
  if (siteCheckHour === null || hourInIndia(now) !== siteCheckHour) return
  if (!(await claimCheck(strapi, dayInIndia(now)))) return
  const faults = await findFaults()
  await keepFaults(strapi, { at: now.toISOString(), faults: faults.slice(0, MOST_KEPT), count: faults.length })
  strapi.log.info(`the site was looked through: ${faults.length} faults`)
  if (faults.length === 0) return
  const more = faults.length > MOST_TOLD ? ` And ${faults.length - MOST_TOLD} more.` : ''
  await raiseAlert(strapi, {
    event: 'site-check',
    title: `The nightly look through the site found ${faults.length} faults`,
    text: `${faults.slice(0, MOST_TOLD).join('; ')}.${more} Editors mend links and pictures; a certificate is renewed where TLS ends.`,
  })
}

async function findFaults(): Promise<string[]> {
  const { siteUrls, siteUrl, publicUrl } = settings
  const [origin = siteUrl] = siteUrls
  const addresses = [...new Set([siteUrl, publicUrl].filter((address) => address !== null))]
  const certificates = await Promise.all(addresses.map((address) => checkCertificate(address)))
  return [...certificates.filter((fault) => fault !== null), ...(await checkSite(origin))]
}

/** Whether this server does the check of a day: among several servers, the first that stores the day. */
async function claimCheck(strapi: Core.Strapi, day: string): Promise<boolean> {
  const store = () => strapi.db.connection(STORE).where({ key: KEY })
  if (!(await store().first())) await strapi.db.connection(STORE).insert({ key: KEY, value: '', type: 'string' })
  const taken: number = await store().whereNot({ value: day }).update({ value: day })
  return taken > 0
}

function hourInIndia(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(now),
  )
}
