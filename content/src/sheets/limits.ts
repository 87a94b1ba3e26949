/** Maximum size of a file in bytes; a thousand projects take a quarter of it. */
export const MOST_BYTES = 5 * 1024 * 1024
/** Maximum unpacked size of a workbook in bytes. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024
/** Maximum number of files in a workbook. */
export const MOST_ENTRIES = 200
/** Maximum number of rows below the header. */
export const MOST_ROWS = 2000
export const MOST_COLUMNS = 100
/** Maximum number of characters in a cell, as in spreadsheet programs. */
export const MOST_LETTERS = 32_767
