import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { log } from '@/config/log'

/**
 * Ends the response when the file that is piped into it cannot be read, as when another release has replaced the build
 * of a running site. Without it the error would end the whole process.
 */
export function surviveLostFile(response: ServerResponse, path: string): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => {
      log.error({ path, error }, 'a built file could not be read')
      response.destroy()
    })
  })
}
