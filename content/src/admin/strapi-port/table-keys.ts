const STOPS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

/**
 * From now on the Tab key reaches every table. Strapi gives one place of a table to it and the others to the arrow keys,
 * but none at first when the head has no place, and an empty cell in place of its box when the box was drawn in two steps.
 */
export function mendTableKeys(): void {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' && !key.startsWith('Arrow')) return
      for (const table of document.querySelectorAll('table[role="grid"]')) mendTable(table)
    },
    true,
  )
}

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
