// Runs a program that is not JavaScript as a guarded child: node scripts/lib/processes/guarded-exec.mjs UID GID PROGRAM ARGUMENTS…
// (UID and GID '-' for our own). It is the head of the group that children.mjs ends, and hands a request to end on as
// SIGINT, which PostgreSQL takes for 'now, in order' where SIGTERM would wait for its clients to leave.

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
