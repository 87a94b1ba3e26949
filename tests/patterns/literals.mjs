import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { fixedText } from './fixed-text.mjs'

/**
 * @typedef {object} Literal a regular expression in the code
 * @property {string} file relative to the root of the repository
 * @property {string} pattern the text between its slashes
 * @property {string} flags
 */

/**
 * @typedef {object} Assembled an expression whose text only a run decides
 * @property {string} file
 * @property {string} call as written in the code, on one line, with `{name}` for a template's `${name}`
 */

/** @typedef {import('vite').ESTree.Expression | import('vite').ESTree.Argument | import('vite').ESTree.ArrayExpressionElement} Node */

/** @param {Pick<Literal, 'pattern' | 'flags'>} literal @returns {string} as written in the code */
export function wordsOf({ pattern, flags }) {
  return `/${pattern}/${flags}`
}

/** @param {Literal | Assembled} one @returns {string} its file, a colon and the pattern or the call */
export function placeOf(one) {
  return `${one.file}: ${'call' in one ? one.call : wordsOf(one)}`
}

const SOURCE = /\.(?:ts|tsx|mjs)$/
/** Strapi's schemas and components. */
const SCHEMA = /^content\/src\/.*\.json$/
/** Tests match only their own texts. */
const TEST = /\.test\.tsx?$/

/**
 * Every regular expression of the code, and each that Strapi's schemas contain.
 * @param {string} root
 * @param {readonly string[]} folders relative to the root
 * @returns {(Literal | Assembled)[]}
 */
export function patternsIn(root, folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .flatMap((file) => {
      if (SCHEMA.test(file)) return patternsOfSchema(file, readFileSync(join(root, file), 'utf8'))
      return SOURCE.test(file) && !TEST.test(file) ? patternsOf(file, readFileSync(join(root, file), 'utf8')) : []
    })
}

/**
 * @param {string} file
 * @param {string} json
 * @returns {Literal[]} of each attribute that has a `regex`
 */
export function patternsOfSchema(file, json) {
  const { attributes } = JSON.parse(json)
  return Object.values(attributes ?? {}).flatMap(({ regex }) =>
    typeof regex === 'string' ? [{ file, pattern: regex, flags: '' }] : [],
  )
}

/**
 * Regular expression literals, and calls of `RegExp`. A call with a fixed text counts as a literal.
 * @param {string} file its extension decides the language
 * @param {string} code
 * @returns {(Literal | Assembled)[]}
 * @throws {Error} when the code cannot be parsed
 */
export function patternsOf(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  /** @type {(Literal | Assembled)[]} */
  const found = []
  /** @type {Map<string, Node>} */
  const constants = new Map()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  /** @param {import('vite').ESTree.NewExpression | import('vite').ESTree.CallExpression} call */
  const see = ({ callee, arguments: [text, flags], start, end }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const pattern = fixedText(text, constants)
    const fixedFlags = flags === undefined ? '' : fixedText(flags, constants)
    if (typeof pattern === 'string' && typeof fixedFlags === 'string') found.push({ file, pattern, flags: fixedFlags })
    else
      found.push({
        file,
        call: code.slice(start, end).replace(/^new /, '').split(/\s+/).join(' ').replaceAll('${', '{'),
      })
  }
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, ...node.regex })
    },
    NewExpression: see,
    CallExpression: see,
  })
  visitor.visit(program)
  return found
}
