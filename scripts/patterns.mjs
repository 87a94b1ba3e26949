import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./patterns/main.mjs'))
