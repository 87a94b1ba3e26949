import { writeAtomically } from '@ashlar/contract/node/write-atomically'

/** Writes a value that only this machine's user may read: the scripts run as the same user. */
export function writePrivateJson(path: string, value: unknown): Promise<void> {
  return writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`, 'secret')
}
