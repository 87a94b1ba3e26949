import { settings } from '../config/environment'

/** The origin of this server for people: its public address, or its own address on this machine. */
export function publicOrigin(): string {
  if (settings.publicUrl) return settings.publicUrl
  // A server that listens on every address is reached from this machine through the loopback address.
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`
}
