import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./lockfiles/main.mjs'))
