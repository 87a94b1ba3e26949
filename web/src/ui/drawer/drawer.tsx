import type { CSSProperties, ReactNode } from 'react'
import { say } from '@/words/say'
import { BackIcon, CloseIcon } from '../icons/icons'
import styles from './drawer.module.css'

/** Widths of the primitive in pixels (specification, section 9). */
const DRAWER_WIDTH = { default: 378, large: 736 } as const

interface DrawerProps {
  id: string
  title: string
  size?: keyof typeof DRAWER_WIDTH
  /** A CSS width that replaces the default. */
  width?: string
  /** `back` for a drawer above another one. */
  leave?: 'close' | 'back'
  children?: ReactNode
}

/**
 * A sheet from the left edge. Buttons with `popoverTarget={id}` open it: without script as a popover, with
 * `drawers.ts` as a modal dialog, which holds the focus and closes on Escape and on the back button.
 */
export function Drawer({ id, title, size = 'default', width, leave = 'close', children }: DrawerProps) {
  const style: CSSProperties & Record<'--drawer-width', string> = {
    '--drawer-width': width ?? `${DRAWER_WIDTH[size]}px`,
  }
  return (
    <dialog
      className={styles.drawer}
      id={id}
      popover="auto"
      style={style}
      aria-labelledby={`${id}-title`}
      data-drawer=""
    >
      <div className={`row ${styles.head}`}>
        <button
          className={styles.leave}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          data-drawer-close=""
        >
          {leave === 'back' ? <BackIcon /> : <CloseIcon />}
          <span className="sr-only">{leave === 'back' ? say('Back') : say('Close')}</span>
        </button>
        <p className={`heading-face ${styles.title}`} id={`${id}-title`} data-drawer-title="">
          {title}
        </p>
      </div>
      {/* It takes the focus, not the button before it: Orca says a dialog's name only when the focus passes its first
          element, and says it not at all above another dialog, so that the list there has the name too. */}
      <div
        className={styles.body}
        data-drawer-body=""
        tabIndex={-1}
        {...(leave === 'back' ? { role: 'group', 'aria-labelledby': `${id}-title` } : {})}
      >
        {children}
      </div>
    </dialog>
  )
}
