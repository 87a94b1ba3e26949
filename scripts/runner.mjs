import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./runner/main.mjs'))
