/** @typedef {import('./literals.mjs').Node} Node */

/**
 * The text or the list of texts that an expression has in every run, found without running it: string literals, joined
 * by `+`, by templates and by `join`, and constants of the same module that are built in this way.
 * @param {Node | null | undefined} node
 * @param {ReadonlyMap<string, Node>} constants of the module: name and value
 * @returns {string | readonly string[] | null} null for everything that another module or the caller gives
 */
export function fixedText(node, constants) {
  /** @param {Node | null | undefined} one */
  const textOf = (one) => {
    const text = fixedText(one, constants)
    return typeof text === 'string' ? text : null
  }
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null
    case 'Identifier':
      return constants.has(node.name) ? fixedText(constants.get(node.name), constants) : null
    case 'TemplateLiteral': {
      const parts = node.expressions.map(textOf)
      if (parts.includes(null)) return null
      return node.quasis.map(({ value }, index) => `${value.cooked}${parts[index] ?? ''}`).join('')
    }
    case 'BinaryExpression': {
      // `#field in object` is an expression of this type too.
      const left = node.left.type === 'PrivateIdentifier' ? null : textOf(node.left)
      const right = textOf(node.right)
      return node.operator === '+' && left !== null && right !== null ? left + right : null
    }
    case 'ArrayExpression': {
      const texts = node.elements.map(textOf).filter((text) => text !== null)
      return texts.length === node.elements.length ? texts : null
    }
    case 'CallExpression':
      return textOfCall(node, constants)
    default:
      return null
  }
}

/**
 * `Object.keys({…})`, and `slice` and `join` of a list.
 * @param {Extract<Node, { type: 'CallExpression' }>} node
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {string | readonly string[] | null}
 */
function textOfCall({ callee, arguments: given }, constants) {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null
  const method = callee.property.name
  if (method === 'keys' && callee.object.type === 'Identifier' && callee.object.name === 'Object') {
    return keysOf(given[0], constants)
  }
  const list = fixedText(callee.object, constants)
  if (!Array.isArray(list)) return null
  const values = given.map((one) => (one.type === 'Literal' ? one.value : undefined))
  if (method === 'join' && typeof values[0] === 'string') return list.join(values[0])
  const [from, to] = values
  if (method === 'slice' && typeof from === 'number' && typeof to === 'number') return list.slice(from, to)
  return null
}

/**
 * @param {Node | undefined} node
 * @param {ReadonlyMap<string, Node>} constants
 */
function keysOf(node, constants) {
  const object = node?.type === 'Identifier' ? constants.get(node.name) : node
  if (object?.type !== 'ObjectExpression') return null
  const names = object.properties.flatMap((one) => {
    if (one.type !== 'Property' || one.computed) return []
    return one.key.type === 'Identifier' ? [one.key.name] : one.key.type === 'Literal' ? [String(one.key.value)] : []
  })
  return names.length === object.properties.length ? names : null
}
