/** The largest file, in bytes; a thousand projects are a quarter of it. */
export const MOST_BYTES = 5 * 1024 * 1024
/** What a workbook may be when it is unpacked, in bytes. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024
/** Files within a workbook. */
export const MOST_ENTRIES = 200
/** Rows below the header. */
export const MOST_ROWS = 2000
export const MOST_COLUMNS = 100
/** Letters in a cell, as spreadsheets have it. */
export const MOST_LETTERS = 32_767
