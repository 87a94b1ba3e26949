import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./dev/main.mjs'))
