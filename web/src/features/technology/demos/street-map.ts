import { randomFrom } from '@/ui/random/random-from'

export const MAP = { width: 480, height: 420 } as const
const ROAD = 7

interface StreetMap {
  blocks: { x: number; y: number; width: number; height: number }[]
  /** The corners of the outline. */
  boundary: { x: number; y: number }[]
}

/** A schematic quarter with an outline around its middle. The same name gives the same map. */
export function drawStreets(name: string): StreetMap {
  const random = randomFrom(name)
  const boundary = Array.from({ length: 7 }, (_, corner) => {
    const angle = (corner / 7) * 2 * Math.PI + random() * 0.5
    return {
      x: Math.round(MAP.width * (0.5 + Math.cos(angle) * (0.22 + random() * 0.13))),
      y: Math.round(MAP.height * (0.5 + Math.sin(angle) * (0.24 + random() * 0.12))),
    }
  })
  const blocks: StreetMap['blocks'] = []
  for (let y = -10; y < MAP.height; ) {
    const height = 26 + Math.round(random() * 26)
    for (let x = -Math.round(random() * 50); x < MAP.width; ) {
      const width = 30 + Math.round(random() * 62)
      blocks.push({ x, y, width, height })
      x += width + ROAD
    }
    y += height + ROAD
  }
  return { blocks, boundary }
}
