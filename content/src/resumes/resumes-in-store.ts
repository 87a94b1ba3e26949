import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { objectStore } from '../object-store/client'
import type { ResumeFiles } from './resume-files'

const PREFIX = 'resumes/'

/** In the bucket that also holds the media library. It is private: no object has a public address. */
export const resumesInStore: ResumeFiles = {
  async keep(key, path) {
    const { client, bucket, PutObjectCommand } = await open()
    const { size } = await stat(path)
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: PREFIX + key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'application/octet-stream',
      }),
    )
    await rm(path, { force: true })
  },

  async open(key) {
    const { client, bucket, GetObjectCommand } = await open()
    const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: PREFIX + key }))
    return { size: object.ContentLength ?? 0, stream: object.Body as Readable }
  },

  async remove(key) {
    const { client, bucket, DeleteObjectCommand } = await open()
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: PREFIX + key }))
  },

  async *keysBefore(time) {
    const { client, bucket, paginateListObjectsV2 } = await open()
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: PREFIX })) {
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified && LastModified < time) yield Key.slice(PREFIX.length)
      }
    }
  },
}

async function open() {
  const store = await objectStore()
  if (store === null) throw new Error('no object store is configured')
  return { ...store, ...(await import('@aws-sdk/client-s3')) }
}
