import { errors } from '@strapi/utils'

/** A file that cannot be read as a sheet: why, and what to do. */
export class SheetFileError extends errors.ApplicationError<'SheetFileError'> {
  override name = 'SheetFileError' as const
}

/** `C12`: a cell as a spreadsheet names it. Row and column are counted from 0. */
export function cellName(row: number, column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row + 1}`
}
