import { formats } from '@strapi/logger'

/**
 * `info` leaves out the line that Strapi writes for every request, whose address may hold a visitor's words. Colours
 * are for people at a terminal, not for files.
 */
export default () => ({
  level: process.env.NODE_ENV === 'production' ? 'info' : 'http',
  format: formats.prettyPrint({ colors: process.stdout.isTTY === true }),
})
