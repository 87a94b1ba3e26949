/** How long a card takes to its new place, and how much later each card of a course sets out than the one before. */
const DURATION = 360
const STEP = 40
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** The shift, in pixels, of a card that was not there before. */
const NEW = -16

/**
 * Lets the cards of a list move from their places before a change to those after it, as stones that are laid again.
 *
 * @param change replaces the content of the list; a card is the same when it leads to the same page.
 */
export function recourseCards(page: HTMLElement, change: () => void): void {
  const before = new Map(cardsOf(page).map((card) => [addressOf(card), card.getBoundingClientRect()]))
  change()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const moved = cardsOf(page).flatMap((card) => {
    const [from, to] = [before.get(addressOf(card)), card.getBoundingClientRect()]
    const [x, y] = from ? [from.left - to.left, from.top - to.top] : [NEW, 0]
    const isSeen = to.bottom > 0 && to.top < innerHeight
    return isSeen && (x !== 0 || y !== 0) ? [{ card, x, y }] : []
  })
  for (const [index, { card, x, y }] of moved.entries()) {
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: DURATION,
      delay: index * STEP,
      easing: EASE,
      fill: 'backwards',
    })
  }
}

function cardsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('#results article')]
}

function addressOf(card: HTMLElement): string {
  return card.querySelector('a')?.pathname ?? ''
}
