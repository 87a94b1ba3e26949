import { Button } from '@strapi/design-system'
import { useState } from 'react'

interface Props {
  words: string
  /** What the button says before the second press. */
  sureWords: string
  onSure(): void
  size?: 'S'
}

/** For what cannot be taken back: it takes two presses, and leaving the button after the first one cancels it. */
export function SureButton({ words, sureWords, onSure, size }: Props) {
  const [asks, setAsks] = useState(false)
  return (
    <Button
      size={size}
      variant={asks ? 'danger' : 'danger-light'}
      onClick={() => {
        if (asks) onSure()
        setAsks(!asks)
      }}
      onBlur={() => setAsks(false)}
    >
      {asks ? sureWords : words}
    </Button>
  )
}
