import { formats } from '@strapi/logger'

/**
 * At level `info` Strapi does not log every request, whose address may contain a visitor's words. Colours are only for
 * terminals, not for log files.
 */
export default () => ({
  level: process.env.NODE_ENV === 'production' ? 'info' : 'http',
  format: formats.prettyPrint({ colors: process.stdout.isTTY === true }),
})
