import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from './first-states'

type Options = NonNullable<Parameters<typeof startStack>[0]>

/** A stack of its own with the demonstration content, on a copy of the state after a first start. */
export async function startSeededStack(options: Omit<Options, 'dataDir' | 'from'> = {}): ReturnType<typeof startStack> {
  return startStack({ ...options, from: await firstState('demo', options.env?.LANGUAGES) })
}
