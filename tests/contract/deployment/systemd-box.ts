import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ContainerStore } from './container-tools'
import { StartedContainer } from './started-container'

/** Where the builds of the images are in the box. */
const BUILDS = ['backend', 'site']

/** A container with systemd as its first process, in which the units of deploy/systemd are installed. */
export class SystemdBox {
  readonly container: StartedContainer

  /** @param certificates a folder with `fullchain.pem` and `privkey.pem`. */
  constructor(store: ContainerStore, name: string, deploy: string, certificates: string) {
    const units = readdirSync(join(deploy, 'systemd'))
    this.container = new StartedContainer(store, name, [
      // Units of systemd limit their rights by mounts of their own, which a container may make only with these rights.
      ...[`--name=${name}`, '--network=none', '--pull=never', '--privileged', '--systemd=always'],
      ...BUILDS.map((part) => `--mount=type=image,source=website-${part}:latest,destination=/images/${part}`),
      ...units.map((unit) => `--volume=${join(deploy, 'systemd', unit)}:/etc/systemd/system/${unit}:ro`),
      ...[`--volume=${deploy}:/opt/website/deploy:ro`, `--volume=${certificates}:/certificates`],
      'website-box:latest',
    ])
  }

  /** Writes the settings of a unit, readable by root alone. */
  async writeSettings(name: string, settings: Readonly<Record<string, string>>): Promise<void> {
    const input = Object.entries(settings).map(([key, value]) => `${key}="${value}"\n`)
    const command = ['install', '-m', '600', '/dev/stdin', `/etc/website/${name}.env`]
    await this.container.execute(command, { input: input.join('') })
  }

  run(...command: readonly string[]): Promise<string> {
    return this.container.execute(command)
  }

  /** One property of a unit, as systemd tells it. */
  async property(unit: string, name: string): Promise<string> {
    return (await this.run('systemctl', 'show', `--property=${name}`, '--value', unit)).trim()
  }

  /** Asks until it gets an answer. */
  ask(url: string): Promise<string> {
    const patience = ['--retry', '600', '--retry-delay', '1', '--retry-all-errors']
    return this.run('curl', '--silent', '--fail', '--insecure', ...patience, url)
  }
}
