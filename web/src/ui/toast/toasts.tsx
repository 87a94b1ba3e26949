'use client'

import { Toast } from '@base-ui/react/toast'
import { CloseIcon } from '../icons/icons'
import styles from './toasts.module.css'

/** Add a toast from anywhere: `toasts.add({ title })`. It shows where `<Toasts />` is rendered. */
export const toasts = Toast.createToastManager()

/** Milliseconds a toast stays; hovering or focusing it holds it. */
const TOAST_LIFE_MS = 6_000

/** The toasts of the page, at the bottom left. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toasts} timeout={TOAST_LIFE_MS}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['left', 'down']}>
      <Toast.Content className={styles.words}>
        <Toast.Title className={styles.title} />
        <Toast.Description className={styles.text} />
      </Toast.Content>
      <Toast.Close className={styles.close} aria-label="Close">
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ))
}
