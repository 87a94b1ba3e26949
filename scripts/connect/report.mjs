import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ContentMapFault, readContentMap, readMediaUrls } from '@ashlar/contract'
import { ROOT } from '../lib/files/paths.mjs'
import { Failure, messageOf } from '../lib/messages/failure.mjs'
import { ask } from './ask.mjs'
import { blogRow, peopleRow } from './others.mjs'
import { mediaRow } from './pictures.mjs'
import { readRows } from './reads.mjs'
import { writeRows } from './writes.mjs'

const USAGE = 'CONTENT_READ_TOKEN=… CONTENT_CREATE_TOKEN=… npm run connect -- https://content.example.com'

/** @typedef {import('./reads.mjs').Row} Row */

/**
 * Asks the backend and the other services, and prints the tables.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../lib/messages/progress.mjs').Progress} progress
 * @returns {Promise<number>} the exit code: 1 when something is to be done
 */
export async function report(args, env, progress) {
  const source = readSource(args, env)
  const health = await ask(`${source.url}/api/menu-images-mdms?pagination[pageSize]=1`, { token: source.readToken })
  if (health.status === 0) {
    throw wrong(`${source.url} does not answer (${health.reason})`, 'start it, or name its address')
  }
  if (health.body === undefined) {
    throw wrong(
      `${source.url} answers, but not as a Strapi does (status ${health.status})`,
      'name the address before /api',
    )
  }
  progress.say(`asking ${source.url}; nothing is written there`)
  const read = await readRows(source)
  const written = await writeRows(source)
  const others = [mediaRow(read, source), await blogRow(source.url, env), await peopleRow(env)]
  print('What the site reads', read)
  print('What visitors send', written)
  print('Other services', others)
  const open = [...read, ...written, ...others].filter(({ todo }) => todo)
  if (read.every(({ state }) => state === 'missing')) {
    open.push({ name: source.url, state: '', todo: 'it has none of the collections; name yours in a content map' })
  }
  process.stdout.write(summaryOf(open))
  return open.length === 0 ? 0 : 1
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./reads.mjs').Source}
 */
function readSource([address = '', ...rest], env) {
  const given = address || env.CONTENT_URL?.trim() || ''
  if (rest.length > 0 || !URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw wrong(`'${[given, ...rest].join(' ')}' is not one http or https address`, USAGE)
  }
  const readToken = env.CONTENT_READ_TOKEN?.trim() ?? ''
  if (!readToken) {
    throw wrong('CONTENT_READ_TOKEN is not set', `make a token under Settings, API Tokens of its admin: ${USAGE}`)
  }
  const mediaUrls = readMediaUrls(env.MEDIA_URLS ?? '')
  if (mediaUrls === null) {
    throw wrong(
      `MEDIA_URLS is '${env.MEDIA_URLS}'`,
      'name https addresses of folders with commas between, such as https://files.example.com/company',
    )
  }
  return {
    url: given.replace(/\/+$/, ''),
    readToken,
    createToken: env.CONTENT_CREATE_TOKEN?.trim() ?? '',
    map: readMap(env.CONTENT_MAP?.trim() ?? ''),
    mediaUrls,
  }
}

/** @param {string} file */
function readMap(file) {
  if (!file) return new Map()
  try {
    return readContentMap(readFileSync(resolve(ROOT, file), 'utf8'))
  } catch (error) {
    const faults = error instanceof ContentMapFault ? error.faults : [messageOf(error)]
    throw wrong(`the content map ${file}: ${faults.join('\n')}`, 'correct it (docs/guides/connect-a-strapi.md)')
  }
}

/**
 * @param {string} cause
 * @param {string} mend
 */
function wrong(cause, mend) {
  return new Failure('The backend cannot be connected.', { cause, mend })
}

/**
 * @param {string} title
 * @param {readonly Row[]} rows
 */
function print(title, rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(({ name, state, shows, fields, pictures }) => {
    const notes = [shows, fields && `fields ${fields}`, pictures && `pictures ${pictures}`].filter(Boolean).join('; ')
    return `  ${name.padEnd(width)}  ${state.padEnd(13)}  ${notes}`.trimEnd()
  })
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

/** @param {readonly Row[]} open */
function summaryOf(open) {
  if (open.length === 0) return '\nNothing is left to do: start the site with these settings.\n'
  return `\nTo do\n${open.map(({ name, todo }) => `  ${name}: ${todo}`).join('\n')}\n`
}
