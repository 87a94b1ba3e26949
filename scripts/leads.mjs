import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./leads/main.mjs'))
