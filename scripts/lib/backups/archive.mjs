import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { isCode } from '../files/errno.mjs'
import { Failure, messageOf } from '../messages/failure.mjs'

/** The list of checksums in backups of earlier versions: age finds what was changed or cut off. */
const FORMER_CHECKSUMS = 'checksums.json'

/**
 * @typedef {object} Entry
 * @property {string} name with '/' between folders
 * @property {number} size bytes
 * @property {() => AsyncIterable<Uint8Array>} read gives exactly `size` bytes
 */

/** @typedef {{ passphrase: string, signal: AbortSignal }} Sealing */

/**
 * Writes entries into one file: tar, then gzip, then age with a passphrase, so that `age -d FILE | tar xz` opens it
 * without this program.
 * @param {string} file overwritten, readable by its owner only; incomplete after an error
 * @param {AsyncIterable<Entry>} entries
 * @param {Sealing} sealing
 * @returns {Promise<{ sha256: string, bytes: number }>} of the whole file, for comparing copies
 */
export async function writeArchive(file, entries, { passphrase, signal }) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const tar = pack()
  const hash = createHash('sha256')
  let bytes = 0
  const packing = packEntries(tar, entries)
  // Its error reaches the pipeline.
  packing.catch((error) => tar.destroy(error))
  const writing = pipeline(
    Readable.from(tar, { objectMode: false }),
    createGzip(),
    async function* (compressed) {
      for await (const chunk of await encrypter.encrypt(webStream(Readable.from(compressed)))) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
    { signal },
  )
  await Promise.allSettled([writing, packing])
  signal.throwIfAborted()
  await writing
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * @param {import('tar-stream').Pack} tar
 * @param {AsyncIterable<Entry>} entries
 */
async function packEntries(tar, entries) {
  for await (const { name, size, read } of entries) await pipeline(read, tar.entry({ name, size, mode: 0o600 }))
  tar.finalize()
}

/**
 * Reads a file of `writeArchive` entry by entry, to its end.
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
  const reading = readEntries(tar, take)
  const [fed] = await Promise.allSettled([feeding, reading])
  signal.throwIfAborted()
  // When `take` fails, reading only stops early.
  if (fed.status === 'rejected' && !isCode(fed.reason, 'ERR_STREAM_PREMATURE_CLOSE')) throw damaged(file, fed.reason)
  await reading
}

/**
 * @param {import('tar-stream').Extract} tar
 * @param {(name: string, content: AsyncIterable<Uint8Array>) => Promise<void>} take
 */
async function readEntries(tar, take) {
  for await (const entry of tar) {
    // So that an error of `take`, such as a full disk, does not become one of the archive.
    async function* content() {
      yield* /** @type {AsyncIterable<Uint8Array>} */ (/** @type {unknown} */ (entry))
    }
    if (entry.header.name === FORMER_CHECKSUMS) entry.resume()
    else await take(entry.header.name, content())
  }
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
  if (isCode(error, 'ENOENT', 'EACCES', 'EISDIR')) {
    return new Failure('The backup cannot be read.', {
      cause: messageOf(error),
      mend: 'name a file that `npm run backup` wrote and that this user may read',
    })
  }
  const message = messageOf(error)
  if (/no identity matched/.test(message)) {
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
    cause: `${file} is cut off, changed, or no backup of ours (${messageOf(error)})`,
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
