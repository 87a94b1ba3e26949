import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./licences/main.mjs'))
