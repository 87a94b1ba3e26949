import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./soak/main.mjs'))
