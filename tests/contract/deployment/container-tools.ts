import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files of Debian's packages that build and run containers. */
const PROGRAMS: Readonly<Record<string, string>> = {
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/sbin/runc',
  mmdebstrap: '/usr/bin/mmdebstrap',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  iptables: '/usr/sbin/iptables',
}

/** Why no container can be built and run here, or `null` when it can. */
export function absenceOfContainers(): string | null {
  if (process.platform !== 'linux') return 'containers are tested on Linux'
  const missing = Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length > 0) return `missing packages (apt-get install --no-install-recommends ${missing.join(' ')})`
  if (process.getuid?.() !== 0) return 'the user is not root'
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true'])
  return status === 0 ? null : 'this machine refuses namespaces'
}

/**
 * Podman would raise them further than a root without the capability SYS_RESOURCE may; in a build, buildah lowers the
 * first one to 1024, which npm uses up.
 */
const OPEN_FILES = '--ulimit=nofile=16384:16384'
const LIMITS = [OPEN_FILES, '--ulimit=nproc=4096:4096']

/** Health checks are run by the tests, and not by timers of systemd. */
export const CONTAINER_ENV = { ...process.env, DISABLE_HC_SYSTEMD: 'true' }

export interface Run {
  input?: string | Buffer
  cwd?: string
}

/**
 * Runs a program to its end.
 *
 * @returns what it printed.
 * @throws {Error} with the end of its messages when it fails.
 */
export function run(program: string, args: readonly string[], { input, cwd }: Run = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      { cwd, env: CONTAINER_ENV, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else reject(new Error(`${program} ${args.join(' ')}\n${`${stdout}\n${stderr}`.trim().slice(-4000)}`))
      },
    )
    child.stdin?.end(input)
  })
}

/** Images and containers in a folder of their own, so that those of the machine's user stay as they are. */
export class ContainerStore {
  readonly #images: string
  readonly #where: readonly string[]

  constructor(folder: string) {
    this.#images = join(folder, 'images')
    this.#where = ['--root', this.#images, '--runroot', join(folder, 'run')]
  }

  /** Builds an image, without a cache and without asking any registry of images. */
  build(image: string, file: string, context: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
    const given = Object.entries(values).map(([name, value]) => `--build-arg=${name}=${value}`)
    return run('buildah', [
      ...this.#where,
      // Health checks are no part of the OCI format.
      ...['bud', '--isolation=chroot', '--format=docker', '--pull-never', '--no-cache', OPEN_FILES, ...given],
      ...['-f', file, '-t', image, context],
    ])
  }

  /** Arguments of podman that start a container. */
  runArguments(args: readonly string[]): readonly string[] {
    return [...this.#where, '--runtime=runc', 'run', ...LIMITS, ...args]
  }

  /** Arguments of podman that start an ended container again. */
  startArguments(name: string): readonly string[] {
    return [...this.#where, '--runtime=runc', 'start', '--attach', name]
  }

  /** Runs a container to its end. */
  runOnce(args: readonly string[]): Promise<string> {
    return run('podman', this.runArguments(['--rm', ...args]))
  }

  podman(args: readonly string[], options?: Run): Promise<string> {
    return run('podman', [...this.#where, '--runtime=runc', ...args], options)
  }

  /** Releases the folder, so that it can be removed; no container may be left. */
  release(): void {
    // The driver overlay mounts its folder on itself.
    spawnSync('umount', ['--lazy', join(this.#images, 'overlay')])
  }
}
