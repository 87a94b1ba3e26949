/** What the Tab key stops at. */
const STOPS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'
/** The panels beside a form; on a narrow screen they are below it, folded away at first. */
const PANELS = '[data-radix-scroll-area-viewport]:has(aside)'

/**
 * From now on the Tab key reaches every table, and goes through the row that it is in; the arrow keys go from cell to cell.
 * Strapi gives one place of a table to Tab: none at first when the head has no place, an empty cell in place of its box
 * when the box was drawn in two steps. Its arrow keys stop before the actions of a row.
 */
export function mendTableKeys(): void {
  /** What Tab reaches beside Strapi's one place. */
  let added: HTMLElement[] = []
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Tab' && !key.startsWith('Arrow')) return
      // An arrow key goes to the first place of the table that Tab reaches.
      for (const stop of added) if (stop !== document.activeElement) stop.tabIndex = -1
      added = []
      for (const table of document.querySelectorAll('table[role="grid"]')) mendTable(table)
      const row = key === 'Tab' && target instanceof Element ? target.closest('tbody tr') : null
      if (row) added = [...row.querySelectorAll<HTMLElement>(STOPS)].filter(({ tabIndex }) => tabIndex < 0)
      for (const stop of added) stop.tabIndex = 0
    },
    true,
  )
}

/** From now on the box of a row is called by its record. Strapi calls it by a number, which nobody knows. */
export function nameBoxes(): void {
  new MutationObserver(() => {
    for (const box of document.querySelectorAll('td:first-child > [role="checkbox"]')) {
      const name = box.closest('td')?.nextElementSibling?.textContent?.trim()
      if (name) box.setAttribute('aria-label', `Choose ${name}`)
    }
  }).observe(document.body, { childList: true, subtree: true })
}

/** Makes Tab reach the only button of a cell and not the cell, and the first control of a table that it would pass over. */
function mendTable(table: Element): void {
  for (const cell of table.querySelectorAll('[role="gridcell"][tabindex]')) {
    const [stop, ...others] = cell.querySelectorAll(STOPS)
    if (!(stop instanceof HTMLButtonElement) || others.length > 0) continue
    if (cell.getAttribute('tabindex') === '0') stop.tabIndex = 0
    cell.removeAttribute('tabindex')
  }
  if (table.querySelector('[tabindex="0"]')) return
  const first = table.querySelector<HTMLElement>(`tbody :is(${STOPS})`)
  if (first) first.tabIndex = 0
}

/** From now on the keyboard skips panels that are folded away: Strapi only gives them no height. */
export function keepFoldedPanelsAway(): void {
  const heights = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) target.toggleAttribute('inert', contentRect.height === 0)
  })
  document.addEventListener('keydown', () => {
    for (const panels of document.querySelectorAll(PANELS)) heights.observe(panels)
  })
}
