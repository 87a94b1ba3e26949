import type { Core } from '@strapi/strapi'

interface Part {
  name: string
  missing(strapi: Core.Strapi): string[]
}

const parts: Part[] = []

/**
 * A part of Strapi that is not published as its API, typed as far as it is used here.
 *
 * @param name as an engineer finds it in Strapi's source.
 * @param members what is used of it; each start checks that they are there.
 */
export function privatePart<Shape extends object>(
  name: string,
  find: (strapi: Core.Strapi) => unknown,
  members: readonly (keyof Shape & string)[],
): (strapi: Core.Strapi) => Shape {
  const missing = (strapi: Core.Strapi) => {
    const found = Object(find(strapi)) as Partial<Shape>
    return members.filter((member) => found[member] === undefined)
  }
  parts.push({ name, missing })
  return (strapi) => find(strapi) as Shape
}

/**
 * Checks at each start that this version of Strapi has every private part that is used here, and not at the first use.
 *
 * @throws {Error} that names all that is missing.
 */
export function checkPrivateParts(strapi: Core.Strapi): void {
  const missing = parts.flatMap((part) => part.missing(strapi).map((member) => `${part.name}: ${member}`))
  if (missing.length === 0) return
  const version = strapi.config.get('info.strapi')
  throw new Error(`Strapi ${version} lacks what src/strapi-port uses of it: ${missing.join(', ')}`)
}
