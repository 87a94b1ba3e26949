import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/**
 * @typedef {object} Literal a regular expression in the code
 * @property {string} file relative to the root of the repository
 * @property {string} pattern the text between its slashes
 * @property {string} flags
 */

/** @param {Pick<Literal, 'pattern' | 'flags'>} literal @returns {string} as written in the code */
export function wordsOf({ pattern, flags }) {
  return `/${pattern}/${flags}`
}

/** @param {Literal} literal @returns {string} its file, a colon and the pattern */
export function placeOf(literal) {
  return `${literal.file}: ${wordsOf(literal)}`
}

const SOURCE = /\.(?:ts|tsx|mjs)$/
/** Tests match only their own texts. */
const TEST = /\.test\.tsx?$/

/**
 * Every regular expression literal. Expressions that are built from strings are not found.
 * @param {string} root
 * @param {readonly string[]} folders relative to the root
 * @returns {Literal[]}
 */
export function literalsIn(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .flatMap((file) => literalsOf(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * @param {string} file its extension decides the language
 * @param {string} code
 * @returns {Literal[]}
 * @throws {Error} when the code cannot be parsed
 */
export function literalsOf(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  /** @type {Literal[]} */
  const found = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, ...node.regex })
    },
  })
  visitor.visit(program)
  return found
}
