import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./move-to-postgres/main.mjs'))
