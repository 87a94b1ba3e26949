import { wholeLetters } from '@ashlar/contract'

/** What a spreadsheet shows in place of a value that it cannot find or compute. */
const ERROR = /^(?:#[\p{Lu}\d/]{2,20}[!?]|#[nN]\/[aAdD]|#NV|#GETTING_DATA|#{2,255}|Err:\d{3})$/u
/** What spreadsheets make of `2-3` and `10-25`. */
const MADE_A_DATE = /^(?=.*\d)(?:\d{1,2}-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2})?$/i
/** The same as a whole day, with a time of midnight or without. */
const MADE_A_DAY = /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/-]\d{1,2}[/-]\d{1,2})(?:[ T]0{1,2}:00\S{0,12})?$/
/** The same as programs write a moment. */
const MADE_A_MOMENT = /^(?:mon|tue|wed|thu|fri|sat|sun) [a-z]{3} \d{1,2} \d{4} \d{2}:\d{2}:\d{2}/i
/** What they make of a long number, such as a telephone's. */
const MADE_A_POWER = /^\d(?:[.,]\d{1,14})?E\+?\d{1,3}$/i
const HAS_WORDS = /[\p{L}\p{M}\p{N}]/u
/** A word of question marks alone, within a text. */
const LOST_WORD = /(?:^|\s)\?{3,}(?=[\s,.;:)]|$)/
const NOT_KEPT = /[^\0-\x7f]|\?/gu
/** The days of 2000 to 2099, as spreadsheets count them. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050]
const SERIAL = /^\d{5}$/

/** Why a text, or a line of a cell, is not what somebody wrote but what a spreadsheet has made of it. */
export function spoiledText(text: string): string | null {
  const error = errorOfSheet(text)
  if (error) return error
  if (MADE_A_DATE.test(text) || MADE_A_DAY.test(text) || MADE_A_MOMENT.test(text)) return madeADate(text)
  if ((text.includes('?') && !HAS_WORDS.test(text)) || LOST_WORD.test(text)) return lostLetters(text)
  if (!MADE_A_POWER.test(text)) return null
  return `“${short(text)}” is a long number that the spreadsheet has shortened; format the column as text and write it again`
}

/** The same of an entry of a list, which is never the number of a day. */
export function spoiledEntry(text: string): string | null {
  return isSerial(text) ? madeADate(text) : spoiledText(text)
}

/** Why a text is a stored one whose letters a file could not hold: each has become a question mark. */
export function spoiledCopy(text: string, stored: string): string | null {
  const marks = (one: string) => one.split('?').length
  const isCopy = text.replace(NOT_KEPT, '') === stored.replace(NOT_KEPT, '')
  return isCopy && marks(text) > marks(stored) ? lostLetters(text) : null
}

/** Whether a text is a number by which a spreadsheet counts a day. */
export function isSerial(text: string): boolean {
  return SERIAL.test(text) && Number(text) >= FIRST_SERIAL && Number(text) <= LAST_SERIAL
}

export function errorOfSheet(text: string): string | null {
  return ERROR.test(text) ? `${text.trim()} is an error of the spreadsheet; write the value, or empty the cell` : null
}

export function madeADate(text: string): string {
  return `“${short(text)}” is a date that the spreadsheet has made of something else; format the column as text and write it again`
}

function lostLetters(text: string): string {
  return `“${short(text)}” has question marks in place of letters; save the file as “CSV UTF-8” or .xlsx, and choose it again`
}

export function short(text: string): string {
  return text.length > 60 ? `${wholeLetters(text, 60)}…` : text
}
