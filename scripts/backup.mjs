import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./backup/main.mjs'))
