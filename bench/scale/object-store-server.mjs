import { createRequire } from 'node:module'

/**
 * The S3-compatible store of `npm run scale`. Environment variables: PORT, DIRECTORY and BUCKET; both its keys are
 * S3RVER.
 */
const { PORT, DIRECTORY, BUCKET = '' } = process.env

/** @type {new (options: object) => { run(): Promise<unknown> }} the package comes without types */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver')
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  directory: DIRECTORY,
  silent: true,
  // For calls about the bucket itself, such as a list, it computes the signature differently from Amazon and its SDK.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: BUCKET, configs: [] }],
})
await server.run()
