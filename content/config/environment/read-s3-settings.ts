import type { S3Settings } from './settings'

type Value = (name: string) => string | null
type Report = (variable: string, cause: string, mend: string) => void

const ALL = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Reads where uploads and résumés are kept; `null` keeps them in `DATA_DIR`. */
export function readS3Settings(value: Value, report: Report): S3Settings | null {
  if (ALL.every((name) => value(name) === null)) return null
  const bucket = value('S3_BUCKET')
  if (bucket === null) {
    report('S3_BUCKET', 'is missing beside the other S3_ settings', 'name the bucket, or unset them all')
  } else if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    report('S3_BUCKET', `is no name of a bucket: "${bucket}"`, 'write 3 to 63 small letters, digits, dots and hyphens')
  }
  return {
    bucket: bucket ?? '',
    region: value('S3_REGION') ?? 'us-east-1',
    endpoint: readEndpoint(value, report),
    credentials: readCredentials(value, report),
  }
}

function readEndpoint(value: Value, report: Report): string | null {
  const text = value('S3_ENDPOINT')
  if (text === null) return null
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '')
  report(
    'S3_ENDPOINT',
    `holds "${text}", which is no address`,
    'write it like https://s3.example.com, without the bucket',
  )
  return null
}

/** `null` without keys: the store's client then uses those that the cloud gives to the machine. */
function readCredentials(value: Value, report: Report): S3Settings['credentials'] {
  const accessKeyId = value('S3_ACCESS_KEY_ID')
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY')
  if (accessKeyId === null && secretAccessKey === null) return null
  if (accessKeyId === null || secretAccessKey === null) {
    const missing = accessKeyId === null ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'
    report(missing, 'is missing beside its twin', 'set both keys, or neither where the machine has a role of its own')
    return null
  }
  return { accessKeyId, secretAccessKey }
}
