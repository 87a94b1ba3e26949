// Runs a program that is not JavaScript as a guarded child: node scripts/lib/processes/guarded-exec.mjs UID GID PROGRAM
// ARGUMENTS… (UID and GID '-' for our own). It leads the process group that children.mjs ends. It passes SIGTERM on as
// SIGINT: on SIGINT PostgreSQL shuts down at once and in order, on SIGTERM it would wait for its clients to disconnect.

import { spawn } from 'node:child_process'

const [uid, gid, program, ...args] = process.argv.slice(2)
if (uid === undefined || gid === undefined || program === undefined) throw new Error('UID GID PROGRAM … are wanted')

const user = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }
const child = spawn(program, args, { ...user, stdio: ['ignore', 'inherit', 'inherit'] })
child.once('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
process.on('SIGTERM', () => child.kill('SIGINT'))
