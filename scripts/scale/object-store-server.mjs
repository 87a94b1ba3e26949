import { createRequire } from 'node:module'

/** The S3-compatible store of `npm run scale`. Reads PORT, DIRECTORY and BUCKET; its keys are both S3RVER. */
const { PORT, DIRECTORY, BUCKET = '' } = process.env

/** @type {new (options: object) => { run(): Promise<unknown> }} the package comes without types */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver')
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  directory: DIRECTORY,
  silent: true,
  // It reckons the signature of calls about the bucket itself, such as a list, otherwise than Amazon and its SDK do.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: BUCKET, configs: [] }],
})
await server.run()
