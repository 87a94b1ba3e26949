import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./test/main.mjs'))
