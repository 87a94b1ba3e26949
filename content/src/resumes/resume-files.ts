import type { Readable } from 'node:stream'
import { settings } from '../../config/environment'
import { resumesInStore } from './resumes-in-store'
import { resumesOnDisk } from './resumes-on-disk'

/** Where the files of résumés are kept, outside of everything that is served. */
export interface ResumeFiles {
  /** Takes over a file of the disk, whole or not at all. */
  keep(key: string, path: string): Promise<void>
  /** @throws when it is not there, or cannot be read now. */
  open(key: string): Promise<{ size: number; stream: Readable }>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Every key that was written before a time. */
  keysBefore(time: Date): AsyncIterable<string>
}

/** The object store where one is configured, the disk where none is. */
export const resumeFiles: ResumeFiles = settings.s3 === null ? resumesOnDisk : resumesInStore
