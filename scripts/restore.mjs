import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./restore/main.mjs'))
