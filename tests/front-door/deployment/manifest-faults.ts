/** What every object of Kubernetes has. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

interface Model {
  validate(): void
}

/**
 * Validates a manifest by the schema of its kind. These schemas allow names that they do not know, and so would a
 * mistyped `readinesProbe`: the cluster ignores it. So each name must also have been read by the validation.
 *
 * @returns the faults, in words.
 */
export async function faultsOfManifest(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest
  const path = `kubernetes-models/${apiVersion}/${kind}`
  const module: Record<string, new (data: object) => Model> = await import(/* @vite-ignore */ path)
  const Kind = module[kind]
  if (!Kind) throw new Error(`kubernetes-models has no ${kind}`)
  const unread = new Set<string>()
  const model = recorded(new Kind(manifest), '', unread)
  const faults: string[] = []
  try {
    model.validate()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    faults.push(...error.message.split(', '))
  }
  return [...faults, ...[...unread].map((path) => `${path} is not known`)]
}

/** A view of a value that notes which of its fields nobody reads. */
function recorded<T extends object>(value: T, path: string, unread: Set<string>): T {
  const views = new Map<string | symbol, unknown>()
  for (const key of Object.keys(value)) if (!Array.isArray(value)) unread.add(`${path}${key}`)
  return new Proxy(value, {
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'string') unread.delete(`${path}${key}`)
      if (typeof field !== 'object' || field === null) return field
      if (!views.has(key)) views.set(key, recorded(field, `${path}${String(key)}.`, unread))
      return views.get(key)
    },
  })
}
