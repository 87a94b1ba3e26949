import { renderSVG } from 'uqr'
import { addStyles } from './add-styles'

/** What the backend demands beside a password (`src/middlewares/sign-in.ts`). */
interface Demand {
  message: string
  /** What an authenticator app reads, when the account has none yet. */
  enrolment: string | null
}

/**
 * From now on a sign-in that needs the code of an authenticator app asks for it, and is sent again with it: Strapi's
 * page knows passwords alone.
 */
export function askForSecondFactor(): void {
  addStyles(`
    .second-factor { max-width: 26rem; padding: 2rem; border: 0; border-radius: 0.5rem; font-size: 1.4rem; line-height: 1.5; }
    .second-factor::backdrop { background: rgb(33 33 52 / 0.6); }
    .second-factor img { display: block; width: 12rem; margin: 1rem auto; background: #fff; }
    .second-factor h2 { font-size: 1.8rem; font-weight: 600; margin-block-end: 1rem; }
    .second-factor code { overflow-wrap: anywhere; }
    .second-factor input { width: 100%; font: inherit; padding: 0.6rem 1rem; margin-block: 0.4rem 1rem; border: 1px solid #8e8ea9; border-radius: 0.4rem; }
    .second-factor button { font: inherit; padding: 0.6rem 1.2rem; margin-inline-end: 0.8rem; border: 1px solid #4945ff; border-radius: 0.4rem; cursor: pointer; }
    .second-factor button[value='send'] { background: #4945ff; color: #fff; }
  `)
  const send = window.fetch
  window.fetch = async (input, init) => {
    let response = await send(input, init)
    if (init?.method !== 'POST' || !/\/admin\/login$/.test(String(input)) || typeof init.body !== 'string')
      return response
    const posted: unknown = JSON.parse(init.body)
    for (let demand = await demandIn(response); demand; demand = await demandIn(response)) {
      const code = await askForCode(demand)
      if (!code) return response
      response = await send(input, { ...init, body: JSON.stringify(Object.assign({}, posted, { code })) })
    }
    const codes = await recoveryCodesIn(response)
    if (codes.length > 0) await showRecoveryCodes(codes)
    return response
  }
}

async function demandIn(response: Response): Promise<Demand | null> {
  if (response.status !== 403 || !response.headers.get('content-type')?.includes('json')) return null
  const { error } = (await response.clone().json()) as {
    error?: { message: string; details?: { secondFactor?: { enrolment: string | null } } }
  }
  const demand = error?.details?.secondFactor
  return error && demand ? { message: error.message, enrolment: demand.enrolment } : null
}

async function recoveryCodesIn(response: Response): Promise<string[]> {
  if (!response.ok) return []
  const { data } = (await response.clone().json()) as { data?: { recoveryCodes?: string[] } }
  return data?.recoveryCodes ?? []
}

/** @returns the typed code, or empty when the editor gives up. */
async function askForCode({ message, enrolment }: Demand): Promise<string> {
  const field = element('input', { name: 'code', autocomplete: 'one-time-code', required: '', autocapitalize: 'off' })
  const label = element('label', {}, 'Code', field)
  const secret = enrolment ? new URL(enrolment).searchParams.get('secret') : null
  const enrol = enrolment
    ? [
        element(
          'p',
          {},
          'Your account needs an authenticator app. Scan this with one, then enter the code that it shows.',
        ),
        element('img', { alt: '', src: `data:image/svg+xml,${encodeURIComponent(renderSVG(enrolment))}` }),
        element('p', {}, 'Or type this key into the app: ', element('code', {}, secret ?? '')),
      ]
    : [element('p', {}, 'If you have lost the app, enter one of the codes that you kept for that.')]
  const answer = await show('Second step', [
    element('p', { role: 'status' }, message),
    ...enrol,
    label,
    element('button', { value: 'send' }, 'Sign in'),
    element('button', { value: '', formnovalidate: '' }, 'Cancel'),
  ])
  return answer === 'send' ? field.value.trim() : ''
}

async function showRecoveryCodes(codes: readonly string[]): Promise<void> {
  await show('Keep these codes', [
    element(
      'p',
      {},
      'Each of them signs you in once when you have lost the app. They are shown only now: print them, or store them where you store passwords.',
    ),
    element('p', {}, element('code', {}, codes.join(' '))),
    element('button', { value: 'send' }, 'I have kept them'),
  ])
}

/** Shows a dialog until a button is pressed. @returns the value of the button. */
async function show(title: string, parts: readonly Element[]): Promise<string> {
  const form = element('form', { method: 'dialog' }, element('h2', { id: 'second-factor-title' }, title), ...parts)
  const dialog = element('dialog', { class: 'second-factor', 'aria-labelledby': 'second-factor-title' }, form)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((resolve) => {
    dialog.addEventListener('close', resolve, { once: true })
  })
  dialog.remove()
  return dialog.returnValue
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}
