import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Box } from '@/ui/chart/place-labels'
import type { TagPlace } from './tag-places'

/** The buttons and words that lie over the map. */
export function overMap(inside: HTMLElement): Element[] {
  return [...(inside.parentElement?.children ?? [])].filter(
    (child) => !child.matches('[data-map-canvas], [data-map-picture], [role="status"]') && child.checkVisibility(),
  )
}

/** Their space, in pixels of the map. */
export function boxesOverMap(map: MapLibreMap): Box[] {
  const inside = map.getContainer()
  const { left, top } = inside.getBoundingClientRect()
  return overMap(inside).map((element) => {
    const box = element.getBoundingClientRect()
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top }
  })
}

/** Where the tags stand on the picture that the map replaces, by the keys of their spots: there they stay. */
export function placesOnPicture(map: MapLibreMap): Map<string, TagPlace> {
  const section = map.getContainer().parentElement
  const tags =
    section?.querySelectorAll<HTMLElement>('[data-map-picture] [data-map-mark="marker"]:not([data-bare])') ?? []
  return new Map(
    [...tags].map((tag) => {
      const style = getComputedStyle(tag)
      const [x = 0, y = 0] = ['--x', '--y'].map((name) => Number.parseFloat(style.getPropertyValue(name)))
      return [tag.dataset.of ?? '', { x, y, isNamed: getComputedStyle(tag, '::before').display !== 'none' }]
    }),
  )
}
