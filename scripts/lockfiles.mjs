import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./lockfiles/main.mjs'))
