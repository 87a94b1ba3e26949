import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./leads/main.mjs'))
