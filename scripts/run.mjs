import { runOnGoodNode } from './lib/node/node-version.mjs'

// `node scripts/run.mjs NAME …` runs the command of the folder NAME, which may be beside this one (`../bench`);
// package.json has the names for users.
runOnGoodNode(() => {
  const [name] = process.argv.splice(2, 1)
  return import(`./${name}/main.mjs`)
})
