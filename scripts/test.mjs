import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./test/main.mjs'))
