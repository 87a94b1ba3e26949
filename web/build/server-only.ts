import type { Plugin } from 'vite'

/** Refuses to send to the browser what says that it belongs to the server (`import 'server-only'`). */
export function serverOnly(): Plugin {
  const marked = '\0server-only'
  return {
    name: 'server-only',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'server-only') return null
      // The development server's search for dependencies looks at everything as if it were the browser's.
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.error(`${importer} belongs to the server, and a script of the browser leads to it`)
      }
      return marked
    },
    load: (id) => (id === marked ? 'export {}' : null),
  }
}
