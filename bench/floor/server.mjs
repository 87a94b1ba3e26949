import { createServer } from 'node:http'
import next from 'next'

/** Next and nothing else, in a process of the same shape as the site's. Reads PORT. */

const port = Number(process.env.PORT)
const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1', port })
await app.prepare()
const handle = app.getRequestHandler()
createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1')
