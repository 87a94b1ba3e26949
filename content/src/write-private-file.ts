import { open, rename } from 'node:fs/promises'

/** Writes a file that only its owner may read, whole or not at all, whenever the machine stops. */
export async function writePrivateJson(path: string, value: unknown): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
