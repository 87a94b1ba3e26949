import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./dev/main.mjs'))
