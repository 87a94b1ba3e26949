export { importContent } from './import-content.mjs'
export { ImportFailure } from './import-failure.mjs'
