import { Failure } from '../messages/failure.mjs'

/** Characters. An attacker who has the file can try passphrases without limit. */
const SHORTEST = 16

/**
 * The passphrase that encrypts backups. It comes from the environment, because backups run on a schedule, and because
 * every user of the machine can see command lines.
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
