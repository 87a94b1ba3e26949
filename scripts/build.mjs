import { runOnGoodNode } from './lib/node-version.mjs'

runOnGoodNode(() => import('./build/main.mjs'))
