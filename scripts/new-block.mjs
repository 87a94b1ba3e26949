import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./new-block/main.mjs'))
