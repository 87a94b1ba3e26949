import type { Readable } from 'node:stream'
import { settings } from '../../config/environment'
import { resumesInStore } from './resumes-in-store'
import { resumesOnDisk } from './resumes-on-disk'

/** Storage of résumé files, outside of everything that is served. */
export interface ResumeFiles {
  /** Takes over a file from the disk, completely or not at all. */
  keep(key: string, path: string): Promise<void>
  /** @throws when it does not exist, or cannot be read now. */
  open(key: string): Promise<{ size: number; stream: Readable }>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Every key written before a time. */
  keysBefore(time: Date): AsyncIterable<string>
}

/** The object store when one is configured, else the disk. */
export const resumeFiles: ResumeFiles = settings.s3 === null ? resumesOnDisk : resumesInStore
