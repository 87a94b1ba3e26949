import type { ReactNode } from 'react'

/** The words inside a drawing whose name says what they say: Firefox reads them out even inside an image. */
export function DrawnWords({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing never has the focus
    <g className={className} aria-hidden="true">
      {children}
    </g>
  )
}
