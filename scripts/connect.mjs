import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./connect/main.mjs'))
