import { runOnGoodNode } from '../../scripts/lib/node/node-version.mjs'

runOnGoodNode(() => import('./main.mjs'))
