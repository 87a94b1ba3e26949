import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'
import { faultsOfManifest, type Manifest } from './manifest-faults.js'

const FOLDER = join(ROOT, 'deploy', 'kubernetes')
const yaml = createRequire(import.meta.url)('js-yaml') as {
  load(source: string): unknown
  loadAll(source: string): unknown[]
}
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

interface Kustomization {
  resources: string[]
  configMapGenerator: { name: string; envs: string[] }[]
  secretGenerator: { name: string; envs: string[] }[]
  images: { name: string; newName: string }[]
}
const kustomization = yaml.load(text('kustomization.yaml')) as Kustomization
const manifests = kustomization.resources.flatMap((name) => yaml.loadAll(text(name)) as Manifest[])

interface Probe {
  httpGet?: { path: string; port: string }
  tcpSocket?: { port: string }
}
interface Container {
  name: string
  image: string
  env?: { name: string; value: string }[]
  envFrom?: ({ configMapRef: { name: string } } | { secretRef: { name: string } })[]
  ports: { name: string; containerPort: number }[]
  startupProbe: Probe
  readinessProbe: Probe
  livenessProbe: Probe
  volumeMounts: { name: string; mountPath: string }[]
}
interface Pod {
  terminationGracePeriodSeconds: number
  containers: Container[]
  volumes: { name: string }[]
}
interface Workload extends Manifest {
  spec: {
    replicas: number
    serviceName?: string
    selector: { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: Pod }
    volumeClaimTemplates?: { metadata: { name: string } }[]
  }
}
interface Service extends Manifest {
  spec: { type?: string; selector: Record<string, string>; ports: { port: number; targetPort: string }[] }
}

const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet') as Workload[]
const services = manifests.filter(({ kind }) => kind === 'Service') as Service[]
const named = (name: string) => {
  const found = workloads.find(({ metadata }) => metadata.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}
const containerOf = (workload: Workload) => {
  const [container, ...others] = workload.spec.template.spec.containers
  if (!container || others.length > 0) throw new Error(`${workload.metadata.name} has not one container`)
  return container
}
const variableOf = (workload: Workload, name: string) =>
  containerOf(workload).env?.find((one) => one.name === name)?.value ?? ''

describe('the manifests for Kubernetes', () => {
  test('are all applied', () => {
    const others = ['kustomization.yaml']
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && !others.includes(name))
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
    expect(workloads.map(({ metadata }) => metadata.name).toSorted()).toEqual(['backend', 'edge', 'site'])
  })

  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'are what the schemas of Kubernetes ask for: %s',
    async (_name, manifest) => {
      expect(await faultsOfManifest(manifest)).toEqual([])
    },
  )

  test('are refused by these schemas with a wrong value, a name that is not known, or without a needed one', async () => {
    const spoiled = structuredClone(named('backend'))
    Object.assign(containerOf(spoiled), { readinesProbe: {}, ports: [{ containerPort: 'http' }] })
    Object.assign(spoiled.spec, { selector: undefined })
    expect(await faultsOfManifest(spoiled)).toEqual([
      expect.stringContaining('must have required property selector'),
      expect.stringContaining('/ports/0/containerPort must be integer'),
      'spec.template.spec.containers.0.readinesProbe is not known',
    ])
  })
})

describe.each(workloads)('$metadata.name on Kubernetes', (workload) => {
  const { metadata, spec } = workload
  const pod = spec.template.spec
  const container = containerOf(workload)
  const dockerfile = readFileSync(join(ROOT, 'deploy/container', `${metadata.name}.Dockerfile`), 'utf8')

  test('runs twice, without rights that it does not need', () => {
    expect(spec.replicas).toBe(2)
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: dockerfile.includes('USER node') ? 1000 : 33,
        seccompProfile: { type: 'RuntimeDefault' },
      },
    })
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      },
    })
  })

  test('writes to its volume and to /tmp alone', () => {
    const volume = /^VOLUME (\S+)$/m.exec(dockerfile)?.[1]
    const written = container.volumeMounts.filter((mount) => !('readOnly' in mount))
    expect(written.map(({ mountPath }) => mountPath).toSorted()).toEqual([volume, '/tmp'].toSorted())
    const offered = [
      ...pod.volumes.map(({ name }) => name),
      ...(spec.volumeClaimTemplates ?? []).map((one) => one.metadata.name),
    ]
    expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(offered.toSorted())
  })

  test('is probed where it answers, and listens where its image does', () => {
    const open = container.ports.map(({ containerPort }) => String(containerPort))
    for (const port of /^EXPOSE (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? []) expect(open).toContain(port)
    const ports = container.ports.map(({ name }) => name)
    for (const { httpGet, tcpSocket } of [container.startupProbe, container.readinessProbe, container.livenessProbe]) {
      expect(ports).toContain(httpGet?.port ?? tcpSocket?.port)
    }
    const paths = {
      site: ['/api/health/ready', '/api/health/live'],
      backend: ['/_ready', '/_health'],
      edge: [undefined, undefined],
    }
    expect([container.readinessProbe.httpGet?.path, container.livenessProbe.httpGet?.path]).toEqual(
      paths[metadata.name as keyof typeof paths],
    )
  })

  test('has an image that kustomization.yaml names, labels that select it, and enough time to end', () => {
    expect(kustomization.images.map(({ name }) => name)).toContain(container.image)
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
    expect(pod.terminationGracePeriodSeconds).toBe(15)
  })

  test('reads only settings and secrets that are there', () => {
    const { configMapGenerator, secretGenerator } = kustomization
    const offered = [...configMapGenerator, ...secretGenerator].map(({ name }) => name)
    for (const from of container.envFrom ?? []) {
      expect(offered).toContain('configMapRef' in from ? from.configMapRef.name : from.secretRef.name)
    }
  })
})

describe('the parts on Kubernetes', () => {
  test('find each other by Services that lead to their ports', () => {
    for (const { metadata, spec } of services) {
      const target = workloads.find((one) => one.spec.selector.matchLabels.app === spec.selector.app)
      expect(target, metadata.name).toBeDefined()
      const ports = target ? containerOf(target).ports.map(({ name }) => name) : []
      for (const { targetPort } of spec.ports) expect(ports, metadata.name).toContain(targetPort)
    }
    const addresses = services.flatMap(({ metadata, spec }) => spec.ports.map(({ port }) => `${metadata.name}:${port}`))
    const edge = named('edge')
    for (const list of ['SITE_SERVERS', 'CONTENT_SERVERS']) {
      const servers = [...variableOf(edge, list).matchAll(/server (\S+) /g)].map(([, address]) => address)
      expect(servers).toHaveLength(2)
      for (const server of servers) expect(addresses).toContain(server)
    }
    expect(addresses).toContain(variableOf(named('site'), 'CONTENT_URL').replace('http://', ''))
  })

  test('tell every site of a change', () => {
    const { replicas, serviceName } = named('site').spec
    const sites = Array.from({ length: replicas }, (_, index) => `http://site-${index}.${serviceName}:3000`)
    expect(variableOf(named('backend'), 'SITE_URLS').split(',')).toEqual(sites)
    expect(services.find(({ metadata }) => metadata.name === serviceName)?.spec).toMatchObject({ clusterIP: 'None' })
  })

  test('are closed to the world, except for the edge’s ports for visitors', () => {
    const open = services.filter(({ spec }) => spec.type !== undefined)
    expect(open.map(({ metadata }) => metadata.name)).toEqual(['edge'])
    expect(open[0]?.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http', 'https'])
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
    const guarded = policies.map((policy) => (policy as unknown as { spec: { podSelector: object } }).spec.podSelector)
    expect(guarded).toContainEqual({})
    for (const { spec } of workloads) expect(guarded).toContainEqual(spec.selector)
  })

  test('get variables that the guide of settings or compose.yaml knows, and every secret of env.example', () => {
    const guide = readFileSync(join(ROOT, 'docs/guides/commands-and-settings.md'), 'utf8')
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')
    const files = ['settings.env', 'backend-secrets.env.example', 'site-secrets.env.example']
    const offered = files.flatMap((name) => Object.keys(parseEnv(text(name))))
    for (const name of offered) expect(guide.includes(`\`${name}\``) || compose.includes(`${name}:`), name).toBe(true)
    // Two are for compose.yaml's own PostgreSQL and for the disk of its machine, one has another name here.
    const ofCompose = ['ADMIN_NAME', 'CERTIFICATES', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'SMTP_TLS']
    const wanted = Object.keys(parseEnv(readFileSync(join(ROOT, 'deploy/env.example'), 'utf8')))
    for (const name of wanted.filter((one) => !ofCompose.includes(one))) expect(offered).toContain(name)
  })
})
