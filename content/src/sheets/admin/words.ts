import type { ImportLine, SheetReport } from '../routes'

/** `3 records`, `1 record`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`
}

/** What an import of the file would change, in one sentence. */
export function reportLine({ made, changed, same, faultCount }: SheetReport): string {
  if (faultCount > 0) {
    return `${counted(faultCount, 'fault')}: nothing can be imported until ${faultCount === 1 ? 'it is' : 'they are'} mended.`
  }
  const parts = [
    made > 0 ? `makes ${counted(made, 'new draft')}` : '',
    changed > 0 ? `changes ${counted(changed, 'draft')}` : '',
    same > 0 ? `leaves ${counted(same, 'record')} as ${same === 1 ? 'it is' : 'they are'}` : '',
  ].filter(Boolean)
  return `No faults. The import ${parts.join(', ')}.`
}

/** State of an import, in one sentence. */
export function importLine({ state, counts }: ImportLine): string {
  const { total, made, changed, waiting, failed, undone, kept } = counts
  switch (state) {
    case 'running':
      return `Under way: ${total - waiting} of ${total} rows`
    case 'undoing':
      return `Is being undone: ${undone + kept} of ${total - failed} rows`
    case 'undone':
      return `Undone: ${counted(undone, 'record')}${kept > 0 ? `, ${kept} left as they are` : ''}`
    default:
      return `${made} made, ${changed} changed${failed > 0 ? `, ${failed} refused` : ''}`
  }
}

/** Progress of an import or of its undoing, in per cent. */
export function importProgress({ state, counts }: ImportLine): number {
  const { total, waiting, failed, undone, kept } = counts
  const [done, all] = state === 'undoing' ? [undone + kept, total - failed] : [total - waiting, total]
  return all === 0 ? 100 : Math.round((100 * done) / all)
}
