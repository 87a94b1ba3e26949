import type { Plugin } from 'vite'

/**
 * Fails the build when code for the browser imports a module that is marked as server code (`import 'server-only'`).
 */
export function serverOnly(): Plugin {
  const marked = '\0server-only'
  return {
    name: 'server-only',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'server-only') return null
      // In development, Vite scans all dependencies as browser code, also those of the server; so only builds are
      // checked.
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.error(`${importer} belongs to the server, and a script of the browser leads to it`)
      }
      return marked
    },
    load: (id) => (id === marked ? 'export {}' : null),
  }
}
