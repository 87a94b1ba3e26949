import type { Page } from '@playwright/test'

/** An element that had the focus, and whether it was visible. */
export interface FocusStop {
  /** Description of the element for the test's report. */
  what: string
  /** Whether the centre of it, or of its label, is on the screen and not covered. */
  seen: boolean
  /** Whether a visible mark around it shows the focus. */
  marked: boolean
}

/** Presses Tab this many times, or until the focus leaves the page, and returns for each stop whether it is visible. */
export async function focusIsSeen(page: Page, presses: number, key = 'Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  // Counts scrolls of the page and of all parts of it.
  const scrolls = await page.evaluateHandle(() => {
    const counted = { all: 0, looked: 0 }
    addEventListener('scroll', () => counted.all++, { capture: true })
    return counted
  })
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(
      (counted) =>
        new Promise<FocusStop | null>((resolve) => {
          let last = Number.NaN
          let still = 0
          const look = () => {
            const element = document.activeElement
            if (!(element instanceof HTMLElement) || element === document.body) return resolve(null)
            const { top, left } = element.getBoundingClientRect()
            still = top + left === last ? still + 1 : 0
            last = top + left
            // Scrolling has ended when a few frames are the same. Without scrolling, two are enough.
            if (still < (counted.all > counted.looked ? 4 : 1)) return requestAnimationFrame(look)
            const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
            const seen = [element, label].some((shown) => {
              if (!shown) return false
              return [...shown.getClientRects()].some((box) => {
                // Small elements on a large one, such as a marker on the map, do not hide it.
                const parts = box.width * box.height > 40_000 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5]
                return parts.some((part) => {
                  const [x, y] = [box.left + box.width * part, box.top + box.height * part]
                  const there = document.elementFromPoint(x, y)
                  return there !== null && (shown.contains(there) || there.contains(shown))
                })
              })
            })
            // On a card that is a link as a whole, the card itself shows the focus ring.
            let marked = false
            for (let part: Element | null = element, up = 0; part && up < 5; part = part.parentElement, up++) {
              const { outlineStyle, outlineWidth } = getComputedStyle(part)
              marked ||= outlineStyle !== 'none' && outlineWidth !== '0px'
            }
            // What is not seen or marked has a few frames more.
            if (!(seen && marked) && still < 4) return requestAnimationFrame(look)
            counted.looked = counted.all
            const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
            resolve({ what: `${element.tagName.toLowerCase()}#${element.id} ${name}`, seen, marked })
          }
          requestAnimationFrame(look)
        }),
      scrolls,
    )
    if (!stop) break
    stops.push(stop)
  }
  return stops
}
