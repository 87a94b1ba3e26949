import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from './first-states'
import { stacks } from './stacks'

type Options = NonNullable<Parameters<typeof startStack>[0]>

/** A stack of its own with the demonstration content, on a copy of the state after a first start. */
export async function startSeededStack(options: Omit<Options, 'dataDir' | 'from'> = {}): ReturnType<typeof startStack> {
  const holder = { folder: stacks().firstStates, postgres: null }
  const { from } = await firstState(holder, 'SQLite', 'demo', options.env?.LANGUAGES)
  return startStack({ ...options, from })
}
