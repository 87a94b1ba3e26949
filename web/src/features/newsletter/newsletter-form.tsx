'use client'

import { type ComponentType, type FocusEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './newsletter-form.module.css'
import { CONFIRMATION_ON_ITS_WAY, FAILURE_MESSAGE, type Outcome } from './outcome'

type Aid = typeof import('./newsletter-aid')

let aid: Promise<Aid | null> | undefined
/** A page with two of these forms still has one place for toasts. */
let toastsPlaced = false

/** Rules and toast are loaded when the field is first touched; without them the server's judgement is enough. */
function loadAid(): Promise<Aid | null> {
  aid ??= import('./newsletter-aid').catch(() => {
    aid = undefined
    return null
  })
  return aid
}

interface NewsletterFormProps {
  /** What was typed before, for a visitor without script. */
  email?: string
  message?: string
  /** The notice of what happens to the address; it is the server's, and never sent twice. */
  children?: ReactNode
}

/** The newsletter form: plain HTML that posts by itself, and with script answers on the spot. */
export function NewsletterForm({ email = '', message = '', children }: NewsletterFormProps) {
  const id = useId()
  const [fault, setFault] = useState(message)
  const [stored, setStored] = useState('')
  const [busy, setBusy] = useState(false)
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  const touched = useRef(message !== '')

  async function prepare(): Promise<void> {
    const loaded = await loadAid()
    if (!loaded || toastsPlaced) return
    toastsPlaced = true
    setToasts(() => loaded.Toasts)
  }

  async function judge(value: string): Promise<void> {
    const loaded = await loadAid()
    if (!loaded) return
    const checked = loaded.checkSubscribedEmail(value)
    setFault('message' in checked ? checked.message : '')
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    touched.current = true
    void judge(event.currentTarget.value)
  }

  function type(event: FormEvent<HTMLInputElement>): void {
    setStored('')
    if (touched.current) void judge(event.currentTarget.value)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const field = form.elements.namedItem('subscribedEmail')
    if (!(field instanceof HTMLInputElement)) return
    touched.current = true
    setBusy(true)
    const outcome = await send(field.value)
    setBusy(false)
    if (outcome.state === 'stored') {
      form.reset()
      touched.current = false
      setFault('')
      await thank(setStored)
    } else {
      setFault(outcome.message)
      field.focus()
    }
  }

  return (
    <form
      className={styles.form}
      action="/api/newsletter"
      method="post"
      onFocus={() => void prepare()}
      onSubmit={(event) => void submit(event)}
      // The browser's own bubbles give way to the messages below once there is script to show them.
      ref={(form) => {
        if (form) form.noValidate = true
      }}
    >
      <label className={styles.label} htmlFor={id}>
        Your email
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id={id}
          name="subscribedEmail"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={email}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-note`}
          onBlur={leave}
          onInput={type}
        />
        <button className={styles.button} type="submit" aria-busy={busy}>
          {busy ? <span className={styles.spinner} /> : null}
          <span className={busy ? 'visually-hidden' : undefined}>{busy ? 'Subscribing' : 'Subscribe'}</span>
        </button>
      </div>
      <p className={styles.note} id={`${id}-note`} role="status" data-fault={fault ? '' : undefined}>
        {fault || stored}
      </p>
      {children}
      {Toasts ? <Toasts /> : null}
    </form>
  )
}

async function send(email: string): Promise<Outcome> {
  const loaded = await loadAid()
  const checked = loaded?.checkSubscribedEmail(email)
  if (checked && 'message' in checked) return { state: 'invalid', message: checked.message }
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ subscribedEmail: email }),
    })
    return (await response.json()) as Outcome
  } catch {
    return { state: 'failed', message: FAILURE_MESSAGE }
  }
}

async function thank(setStored: (message: string) => void): Promise<void> {
  const loaded = await loadAid()
  if (loaded) loaded.toasts.add({ title: loaded.newsletterMessages.success, description: CONFIRMATION_ON_ITS_WAY })
  else setStored(`Thank you for subscribing to our newsletter. ${CONFIRMATION_ON_ITS_WAY}`)
}
