import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { isCode, isMissing } from '../files/errno.mjs'
import { Failure } from '../messages/failure.mjs'
import { CHECKSUMS } from './backup-parts.mjs'

/**
 * @typedef {object} Entry
 * @property {string} name with '/' between folders
 * @property {number} size bytes
 * @property {() => AsyncIterable<Uint8Array>} read gives exactly `size` bytes
 */

/** @typedef {{ passphrase: string, signal: AbortSignal }} Sealing */

/**
 * Writes entries into one file: tar, then gzip, then age with a passphrase, so that `age -d FILE | tar xz` opens it
 * without this program. The last entry has the checksums of all others.
 * @param {string} file overwritten, readable by its owner only; incomplete after an error
 * @param {AsyncIterable<Entry>} entries
 * @param {Sealing} sealing
 * @returns {Promise<{ sha256: string, bytes: number }>} of the whole file, for comparing copies
 */
export async function writeArchive(file, entries, { passphrase, signal }) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const tar = pack()
  const compressed = createGzip()
  // Two pipelines; an error of one aborts both.
  const failed = new AbortController()
  const both = AbortSignal.any([signal, failed.signal])
  const packing = Promise.all([
    pipeline(Readable.from(tar, { objectMode: false }), compressed, { signal: both }),
    packEntries(tar, entries),
  ])
  packing.catch((error) => {
    failed.abort(error)
    tar.destroy(error)
  })
  const hash = createHash('sha256')
  let bytes = 0
  const sealed = await encrypter.encrypt(webStream(compressed))
  const writing = pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (sealed)),
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
    { signal: both },
  )
  writing.catch((error) => {
    failed.abort(error)
    tar.destroy(error)
  })
  await Promise.allSettled([packing, writing])
  signal.throwIfAborted()
  if (failed.signal.aborted) throw failed.signal.reason
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * @param {import('tar-stream').Pack} tar
 * @param {AsyncIterable<Entry>} entries
 */
async function packEntries(tar, entries) {
  /** @type {Record<string, string>} */
  const checksums = {}
  for await (const { name, size, read } of entries) {
    const hash = createHash('sha256')
    await pipeline(
      async function* () {
        for await (const chunk of read()) {
          hash.update(chunk)
          yield chunk
        }
      },
      tar.entry({ name, size, mode: 0o600 }),
    )
    checksums[name] = hash.digest('hex')
  }
  tar.entry({ name: CHECKSUMS, mode: 0o600 }, JSON.stringify(checksums))
  tar.finalize()
}

/**
 * Reads a file of `writeArchive` entry by entry, and compares every checksum.
 * @param {string} file
 * @param {Sealing} sealing
 * @param {(name: string, content: AsyncIterable<Uint8Array>) => Promise<void>} take must read the content to its end
 * @returns {Promise<void>} rejects with a Failure when the file is missing, encrypted with another passphrase,
 * truncated or changed; with the error of `take` when that fails
 */
export async function readArchive(file, { passphrase, signal }, take) {
  const opened = await open(file, passphrase)
  const tar = extract()
  const feeding = pipeline(opened, createGunzip(), tar, { signal })
  const [fed, read] = await Promise.allSettled([feeding, readEntries(tar, take)])
  signal.throwIfAborted()
  for (const outcome of [read, fed]) {
    if (outcome.status === 'fulfilled') continue
    throw outcome.reason instanceof TakingFailed ? outcome.reason.cause : damaged(file, outcome.reason)
  }
}

/**
 * @param {import('tar-stream').Extract} tar
 * @param {(name: string, content: AsyncIterable<Uint8Array>) => Promise<void>} take
 */
async function readEntries(tar, take) {
  /** @type {Record<string, string>} */
  const found = {}
  /** @type {Record<string, string> | null} */
  let expected = null
  for await (const entry of tar) {
    const { name } = entry.header
    if (name === CHECKSUMS) {
      const chunks = []
      for await (const chunk of bytesOf(entry)) chunks.push(chunk)
      expected = JSON.parse(Buffer.concat(chunks).toString())
      continue
    }
    found[name] = await takeEntry(name, bytesOf(entry), take)
  }
  if (expected === null) throw new Error('its list of checksums is missing')
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name] !== found[name]) throw new Error(`${name} is not what was backed up`)
  }
}

/**
 * @param {unknown} entry an entry of tar-stream
 * @returns {AsyncIterable<Uint8Array>} the types of tar-stream do not declare its chunks
 */
function bytesOf(entry) {
  return /** @type {AsyncIterable<Uint8Array>} */ (entry)
}

/** The error of the caller's `take`, such as a full disk; the archive itself is not damaged. */
class TakingFailed extends Error {}

/**
 * @param {string} name
 * @param {AsyncIterable<Uint8Array>} content
 * @param {(name: string, content: AsyncIterable<Uint8Array>) => Promise<void>} take
 * @returns {Promise<string>} the content's checksum
 */
async function takeEntry(name, content, take) {
  const hash = createHash('sha256')
  let broken = false
  async function* hashing() {
    try {
      for await (const chunk of content) {
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      broken = true
      throw error
    }
  }
  try {
    await take(name, hashing())
  } catch (error) {
    throw broken ? error : new TakingFailed('an entry could not be taken', { cause: error })
  }
  return hash.digest('hex')
}

/**
 * @param {string} file
 * @param {string} passphrase
 * @returns {Promise<Readable>} the decrypted content, still compressed
 */
async function open(file, passphrase) {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const source = createReadStream(file)
  try {
    const opened = await decrypter.decrypt(webStream(source))
    return Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (opened))
  } catch (error) {
    source.destroy()
    throw notOpened(file, error)
  }
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function notOpened(file, error) {
  if (isMissing(error) || isCode(error, 'EACCES') || isCode(error, 'EISDIR')) {
    return new Failure('The backup cannot be read.', {
      cause: error instanceof Error ? error.message : String(error),
      mend: 'name a file that `npm run backup` wrote and that this user may read',
    })
  }
  const said = error instanceof Error ? error.message : String(error)
  if (/no identity matched/.test(said)) {
    return new Failure('The backup does not open.', {
      cause: `BACKUP_PASSPHRASE is not the passphrase that ${file} was sealed with, or the first bytes of the file were changed`,
      mend: 'set BACKUP_PASSPHRASE to the passphrase of that time; if it is right, take another copy of the file',
    })
  }
  return damaged(file, error)
}

/**
 * @param {string} file
 * @param {unknown} error
 */
function damaged(file, error) {
  return new Failure('The backup is damaged, and nothing of it was used.', {
    cause: `${file} is cut off, changed, or no backup of ours (${error instanceof Error ? error.message : String(error)})`,
    mend: 'take another copy of the file, or an older backup',
  })
}

/**
 * @param {Readable} stream
 * @returns {ReadableStream<Uint8Array>} in the type that age expects
 */
function webStream(stream) {
  return /** @type {ReadableStream<Uint8Array>} */ (/** @type {unknown} */ (Readable.toWeb(stream)))
}
