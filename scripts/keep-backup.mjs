import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./keep-backup/main.mjs'))
