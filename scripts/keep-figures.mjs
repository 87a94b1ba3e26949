import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./keep-figures/main.mjs'))
