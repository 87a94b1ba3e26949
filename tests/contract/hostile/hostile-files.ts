/** The smallest pictures. */
export const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)
export const GIF = bytesOf('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')

/** Begins like a GIF and is a program: a number is assigned to the name `GIF89a`. */
export const SCRIPT_AFTER_GIF = 'GIF89a=1;fetch("/admin/users")//'

/** Entities in each other: a reader would write a billion texts. */
export const SVG_BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "x">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a9;</text></svg>`

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64, 'base64'))
}
