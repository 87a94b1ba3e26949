import { settings } from '../config/environment'

/** Where people reach this server from: its public address, or on this machine its own. */
export function publicOrigin(): string {
  if (settings.publicUrl) return settings.publicUrl
  // A server that listens on every address is reached from this machine by the loopback one.
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`
}
