/**
 * Loaded before the site with `--import` to simulate a fault of the machine: a full disk (`FULL_DISK`), or a clock that
 * is wrong by this many milliseconds (`CLOCK_OFF_MS`).
 */
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

if (process.env.FULL_DISK) {
  const refuse = async (path) => {
    throw Object.assign(new Error(`ENOSPC: no space left on device, write '${path}'`), { code: 'ENOSPC' })
  }
  promises.writeFile = refuse
  promises.mkdir = refuse
  syncBuiltinESMExports()
}

const off = Number(process.env.CLOCK_OFF_MS ?? 0)
if (off !== 0) {
  const RealDate = Date
  globalThis.Date = class ShiftedDate extends RealDate {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(RealDate.now() + off)
    }
    static now() {
      return RealDate.now() + off
    }
  }
}
