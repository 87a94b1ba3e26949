import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./runner/main.mjs'))
