import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { native, PortService } from '../../../bench/scale/port-service.mjs'
import { freePorts } from '../../../scripts/lib/services/ports.mjs'

/** The proxies that the guide names, and where Debian's packages of the same names put them. */
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  haproxy: '/usr/sbin/haproxy',
  caddy: '/usr/bin/caddy',
  varnish: '/usr/sbin/varnishd',
} as const

export type ProxyName = keyof typeof PROGRAMS

/** Packages that are not installed here. */
export const missingProxies = Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

/** What somebody writes who knows no header: the least that each proxy starts with. */
const LEAST: Readonly<Record<ProxyName, string>> = {
  nginx: `server {
  listen 443 ssl;
  ssl_certificate /etc/website/fullchain.pem;
  ssl_certificate_key /etc/website/privkey.pem;
  location / { proxy_pass http://127.0.0.1:3000; }
}`,
  haproxy: `defaults
  mode http
  timeout connect 5s
  timeout client 65s
  timeout server 65s
frontend website
  bind :443 ssl crt /etc/website/website.pem
  default_backend site
backend site
  server site 127.0.0.1:3000`,
  caddy: `www.example.com {
  reverse_proxy 127.0.0.1:3000
}`,
  varnish: `vcl 4.1;
backend site {
  .host = "127.0.0.1";
  .port = "3000";
}`,
}

const FENCES: Readonly<Record<ProxyName, string>> = {
  nginx: 'nginx',
  haproxy: 'haproxy',
  caddy: 'caddy',
  varnish: 'vcl',
}

/** The configuration in docs/guides/proxies.md. */
function guideOf(name: ProxyName): string {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/proxies.md'), 'utf8')
  const [, block] = guide.match(new RegExp(`\`\`\`${FENCES[name]}\n([^\`]*)\`\`\``)) ?? []
  if (block === undefined) throw new Error(`the guide has no configuration for ${name}`)
  return block
}

/**
 * A proxy with the configuration of the guide, or with the least that it starts with, in front of a port of loopback. Only
 * ports and the places of certificate and logs are exchanged.
 *
 * @param folder for its files; its path must be short, because it may hold a socket.
 * @returns not yet started; `address` is where visitors reach it.
 */
export async function proxyBefore(target: number, name: ProxyName, by: 'the guide' | 'itself', folder: string) {
  const [port = 0, other = 0] = await freePorts(2)
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'www.example.com' }])
  for (const [file, text] of [
    ['fullchain.pem', cert],
    ['privkey.pem', key],
    ['website.pem', `${cert}\n${key}`],
  ] as const) {
    writeFileSync(join(folder, file), text, { mode: 0o600 })
  }
  const plain = by === 'the guide' ? guideOf(name) : LEAST[name]
  const here = plain
    .replaceAll('/etc/website/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${target}`)
    .replace('.port = "3000"', `.port = "${target}"`)
  const file = join(folder, 'proxy.conf')
  const { text, args, env } = startOf(name, here, { folder, file, port, other })
  writeFileSync(file, text)
  return {
    address: `${name === 'varnish' ? 'http' : 'https'}://127.0.0.1:${port}`,
    service: new PortService({
      ...{ name, port, log: join(folder, 'proxy.log') },
      ...{ command: native(PROGRAMS[name], args), env },
    }),
  }
}

interface Places {
  folder: string
  file: string
  port: number
  other: number
}

/** What a proxy needs beside the configuration of a site to start from a folder, as any user. */
function startOf(name: ProxyName, site: string, { folder, file, port, other }: Places) {
  switch (name) {
    case 'nginx': {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ')
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      const text = `${user} pid ${folder}/nginx.pid; events {} http { ${temporary} access_log off;\n${site}\n}`
      return { text, args: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], env: {} }
    }
    case 'haproxy':
      return { text: `${site}\n`, args: ['-db', '-f', file], env: {} }
    case 'caddy': {
      const own = `{\n admin off\n auto_https disable_redirects\n http_port ${other}\n https_port ${port}\n default_bind 127.0.0.1\n}\n`
      const tls = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`
      const text = own + site.replace('reverse_proxy', `${tls}\n  reverse_proxy`)
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
      return { text, args: ['run', '--adapter', 'caddyfile', '--config', file], env }
    }
    case 'varnish': {
      const listen = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'v'), '-s', 'malloc,32m']
      return { text: site, args: ['-F', '-j', 'none', '-f', file, ...listen], env: {} }
    }
  }
}
