import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./import/main.mjs'))
