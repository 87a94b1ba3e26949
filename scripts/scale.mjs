import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./scale/main.mjs'))
