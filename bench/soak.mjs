import { runOnGoodNode } from '../scripts/lib/node/node-version.mjs'

runOnGoodNode(() => import('./soak/main.mjs'))
