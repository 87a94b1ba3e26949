import { runOnGoodNode } from '../scripts/lib/node-version.mjs'

runOnGoodNode(() => import('./main.mjs'))
