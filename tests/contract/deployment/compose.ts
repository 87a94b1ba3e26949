import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const yaml = createRequire(import.meta.url)('js-yaml') as { load(source: string): unknown }

/** What compose.yaml uses of a service. */
export interface Service {
  image: string
  command?: string[]
  user?: string
  environment?: Record<string, string>
  volumes?: string[]
  tmpfs?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  healthcheck?: { test: string[] }
}

/**
 * The services of a file, with the values of variables filled in as `docker compose` does it. Debian has no version of
 * it that reads the present format.
 */
export function readServices(file: string, values: Readonly<Record<string, string | undefined>>): Map<string, Service> {
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_all, name, otherwise = '') => values[name] || otherwise)
  const { services } = filled(yaml.load(readFileSync(file, 'utf8')), fill) as { services: Record<string, Service> }
  return new Map(Object.entries(services))
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((one) => filled(one, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, fill)]))
}

/**
 * The arguments of `podman run` that do what a service says.
 *
 * @param project begins the names of containers and volumes.
 */
export function runArgumentsOf(project: string, name: string, service: Service): string[] {
  const each = (flag: string, values: readonly string[] = []) => values.map((value) => `--${flag}=${value}`)
  const volumes = (service.volumes ?? []).map((one) => (one.startsWith('/') ? one : `${project}-${one}`))
  return [
    ...[`--name=${project}-${name}`, `--network=${project}`, `--network-alias=${name}`, '--pull=never'],
    // Podman would add folders for writing that Docker does not have.
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...(service.healthcheck ? [`--health-cmd=${JSON.stringify(service.healthcheck.test.slice(1))}`] : []),
    ...(service.user ? [`--user=${service.user}`] : []),
    ...each('cap-drop', service.cap_drop),
    ...each('security-opt', service.security_opt),
    ...each('tmpfs', service.tmpfs),
    ...each('volume', volumes),
    ...each(
      'env',
      Object.entries(service.environment ?? {}).map(([key, value]) => `${key}=${value}`),
    ),
    service.image,
    ...(service.command ?? []),
  ]
}
