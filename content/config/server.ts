import { publicDir, settings } from './environment'

export default () => ({
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl ?? '',
  app: { keys: settings.appKeys },
  dirs: { public: publicDir },
  // With a public address there is a proxy in front, and only the proxy knows whether the request came by https.
  proxy: { koa: settings.publicUrl !== null },
  transfer: { remote: { enabled: false } },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
  },
})
