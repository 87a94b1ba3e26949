import type { FollowSeen, Project } from '@ashlar/contract'
import * as z from 'zod/mini'
import { formatMoney } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import { priceOf } from '../projects/card/project-card'

/** A number, or what is not known. */
const figure = z.nullable(z.number())

/** What a follower of a project is told of: price, stage and homes. */
const seenProject = z.object({
  priceFrom: figure,
  priceTo: figure,
  rentPerSqFt: figure,
  status: z.string(),
  homes: z.array(
    z.object({ name: z.string(), carpetArea: z.number(), price: figure, rent: figure, available: figure }),
  ),
})

type SeenProject = z.infer<typeof seenProject>
type SeenHome = SeenProject['homes'][number]

/** The fields of a project that are told. */
export type FollowedProject = Pick<Project, 'priceFrom' | 'priceTo' | 'rentPerSqFt'> & {
  status: string
  configurations: readonly SeenHome[]
}

export function seenOfProject(project: FollowedProject): SeenProject {
  const { priceFrom, priceTo, rentPerSqFt, status, configurations } = project
  const homes = configurations.map(({ name, carpetArea, price, rent, available }) => {
    return { name, carpetArea, price, rent, available }
  })
  return { priceFrom, priceTo, rentPerSqFt, status, homes }
}

/** The changes of a project: its price, its stage, and each kind of home. */
export function projectNews(project: FollowedProject, seen: FollowSeen): { lines: string[]; seen: FollowSeen } {
  const now = seenOfProject(project)
  const read = seenProject.safeParse(seen)
  return { lines: read.success ? changesOf(read.data, now) : [], seen: now }
}

function changesOf(before: SeenProject, now: SeenProject): string[] {
  const [price, priceBefore] = [priceOf(now), priceOf(before)]
  const [homes, homesBefore] = [byKey(now.homes), byKey(before.homes)]
  return [
    ...(price === priceBefore ? [] : [say('Price: {now}, before {before}', { now: price, before: priceBefore })]),
    ...(now.status === before.status ? [] : [say('Stage: {now}, before {before}', stagesOf(now, before))]),
    ...[...homes].flatMap(([key, home]) => {
      const old = homesBefore.get(key)
      return old ? changesOfHome(old, home) : [say('New: {home}', { home: homeInWords(home) })]
    }),
    ...[...homesBefore]
      .filter(([key]) => !homes.has(key))
      .map(([, { name }]) => say('{home}: no longer offered', { home: name })),
  ]
}

function stagesOf(now: SeenProject, before: SeenProject) {
  return { now: sayName(now.status), before: sayName(before.status) }
}

/** Homes by name and area; the second with the same is another kind. */
function byKey(homes: readonly SeenHome[]): ReadonlyMap<string, SeenHome> {
  const found = new Map<string, SeenHome>()
  for (const home of homes) {
    let key = `${home.name} ${home.carpetArea}`
    while (found.has(key)) key += ' again'
    found.set(key, home)
  }
  return found
}

function changesOfHome(before: SeenHome, now: SeenHome): string[] {
  const [price, priceBefore] = [homePrice(now), homePrice(before)]
  const home = now.name
  return [
    ...(price === priceBefore
      ? []
      : [say('{home}: {now}, before {before}', { home, now: price, before: priceBefore })]),
    ...(now.available === before.available || now.available === null
      ? []
      : [homesLeft(home, now.available, before.available)]),
  ]
}

function homesLeft(home: string, count: number, before: number | null): string {
  if (count === 0) return say('{home}: all taken', { home })
  return before === null
    ? say('{home}: {count} left', { home, count })
    : say('{home}: {count} left, before {before}', { home, count, before })
}

function homeInWords(home: SeenHome): string {
  return `${home.name}, ${homePrice(home)}`
}

function homePrice({ price, rent }: SeenHome): string {
  if (price !== null) return formatMoney(price)
  return rent === null ? say('On request') : say('{price} a month', { price: formatMoney(rent) })
}
