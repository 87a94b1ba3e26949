import { PointerIntent } from './pointer-intent'

/** Turns each group of audience lists into tabs. Hovering, focus and the arrow keys select a tab. */
export function startAudienceTabs(): void {
  const fromRight = document.dir === 'rtl'
  // The side arrows follow the direction of the page: its lists lie at the end of the line.
  const step: Readonly<Record<string, number>> = {
    ...{ ArrowDown: 1, ArrowUp: -1 },
    ...(fromRight ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowRight: 1, ArrowLeft: -1 }),
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')]
    const panels = [...group.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    const intent = new PointerIntent(fromRight ? 'left' : 'right')

    const choose = (chosen: number) => {
      for (const [index, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(index === chosen))
        tab.tabIndex = index === chosen ? 0 : -1
      }
      for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen
    }

    for (const [index, tab] of tabs.entries()) {
      const aim = (event: PointerEvent) => {
        if (event.pointerType === 'mouse') intent.aim(event, true, () => choose(index))
      }
      tab.addEventListener('pointerenter', aim)
      tab.addEventListener('pointermove', aim, { passive: true })
      tab.addEventListener('pointerleave', () => intent.cancel())
      tab.addEventListener('focus', () => choose(index))
      tab.addEventListener('click', () => choose(index))
      tab.addEventListener('keydown', (event) => {
        const next = target(event.key, step[event.key], index, tabs.length)
        if (next === null) return
        event.preventDefault()
        tabs[next]?.focus()
      })
    }
    choose(0)
    group.setAttribute('data-ready', '')
    // Each time the menu opens, it starts with the first audience.
    group.closest('[data-menu-panel]')?.addEventListener('beforetoggle', (event) => {
      if (event instanceof ToggleEvent && event.newState === 'open') choose(0)
    })
  }
}

function target(key: string, step: number | undefined, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return step === undefined ? null : (index + step + count) % count
}
