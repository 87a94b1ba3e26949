import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./start/main.mjs'))
