import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./probe/main.mjs'))
