import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./start/main.mjs'))
