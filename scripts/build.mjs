import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./build/main.mjs'))
