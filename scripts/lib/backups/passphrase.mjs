import { Failure } from '../messages/failure.mjs'

/** Whoever has the file can try passphrases for as long as they like. */
const SHORTEST = 16

/**
 * The passphrase that backups are sealed with. From the environment, because backups are made by a schedule, and
 * because what stands in a command line is seen by every user of the machine.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function readPassphrase(env) {
  const passphrase = env.BACKUP_PASSPHRASE ?? ''
  if (passphrase.length >= SHORTEST) return passphrase
  throw new Failure('There is no passphrase for the backup.', {
    cause:
      passphrase === ''
        ? 'BACKUP_PASSPHRASE is not set'
        : `BACKUP_PASSPHRASE has ${passphrase.length} characters, fewer than ${SHORTEST}`,
    mend: `set BACKUP_PASSPHRASE to at least ${SHORTEST} characters (openssl rand -base64 24 makes some), and keep it where it is not lost with this machine`,
  })
}
