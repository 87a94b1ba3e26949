import { Toast } from '@base-ui/react/toast'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { say } from '@/words/say'
import { CloseIcon } from '../icons/icons'
import { addSheet } from '../styles/add-sheet'
import looks from './toasts.css?raw'

addSheet(looks)

const toasts = Toast.createToastManager()
let isPlaced = false

/** Milliseconds a toast stays; hovering or focusing it stops the timer. */
const TOAST_LIFE_MS = 6_000

/** Shows a toast at the bottom of the page, where its lines start. */
export function showToast(toast: { title: string; description: string }): void {
  if (!isPlaced) {
    isPlaced = true
    const place = document.body.appendChild(document.createElement('div'))
    // Synchronous: a toast is shown only by listeners that exist when it is added.
    flushSync(() => createRoot(place).render(<Toasts />))
  }
  toasts.add(toast)
}

function Toasts() {
  return (
    <Toast.Provider toastManager={toasts} timeout={TOAST_LIFE_MS}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      swipeDirection={[document.dir === 'rtl' ? 'right' : 'left', 'down']}
    >
      <Toast.Content className="toast-words">
        <Toast.Title className="toast-title" />
        <Toast.Description className="toast-text" />
      </Toast.Content>
      <Toast.Close className="toast-close" aria-label={say('Close')}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ))
}
