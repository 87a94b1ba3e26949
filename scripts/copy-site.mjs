import { runOnGoodNode } from './lib/node/node-version.mjs'

runOnGoodNode(() => import('./copy-site/main.mjs'))
