import type { RecordFault } from '@ashlar/contract'
import type { Fields, PublishRule } from './faults'
import { textOf } from './walk'

/** What a rule compares with a lead. An empty field fits everything. */
const CONDITIONS = ['type', 'city', 'record'] as const

/**
 * The first rule that fits decides, so every rule must be able to be that one, and of two rules that may fit the same
 * lead the order says which one comes first.
 */
export const routingRule: PublishRule = async ({ model, record, published }): Promise<RecordFault[]> => {
  if (model !== 'lead-routing-rule') return []
  const others = (await published.all(model)).filter(({ documentId }) => documentId !== record.documentId)
  const path = ['sequence']
  if (typeof record.sequence !== 'number') return [{ path, message: 'is missing; rules are tried by rising number' }]
  for (const other of others.filter((one) => mayFitSameLead(one, record))) {
    const name = `the rule for ${scopeOf(other)} (${textOf(other.email)}, Order ${orderOf(other)})`
    if (orderOf(other) === orderOf(record)) {
      return [{ path, message: `${name} may fit the same lead; give the rule that decides first a smaller number` }]
    }
    if (orderOf(other) < orderOf(record) && fitsAllOf(other, record)) {
      return [{ path, message: `${name} comes first and fits all of these leads; a smaller number is needed here` }]
    }
    if (orderOf(other) > orderOf(record) && fitsAllOf(record, other)) {
      return [{ path, message: `${name} would never decide any more; a larger number is needed here` }]
    }
  }
  return []
}

const conditionOf = (rule: Fields, name: (typeof CONDITIONS)[number]) => textOf(rule[name]).toLowerCase()
const orderOf = ({ sequence }: Fields) => (typeof sequence === 'number' ? sequence : 0)

function mayFitSameLead(one: Fields, other: Fields): boolean {
  return CONDITIONS.every((name) => {
    const [first, second] = [conditionOf(one, name), conditionOf(other, name)]
    return !first || !second || first === second
  })
}

/** Whether `wide` fits every lead that `narrow` fits. */
function fitsAllOf(wide: Fields, narrow: Fields): boolean {
  return CONDITIONS.every((name) => {
    const wanted = conditionOf(wide, name)
    return !wanted || wanted === conditionOf(narrow, name)
  })
}

function scopeOf(rule: Fields): string {
  const words = CONDITIONS.map((name) => textOf(rule[name])).filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'all leads'
}
