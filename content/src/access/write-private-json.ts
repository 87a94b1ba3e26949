import { writeAtomically } from '@ashlar/contract/node/write-atomically'

/** Writes a value for the scripts of this machine, which run as the same user. */
export function writePrivateJson(path: string, value: unknown): Promise<void> {
  return writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`, 'secret')
}
