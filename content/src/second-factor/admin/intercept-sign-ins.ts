import { renderSVG } from 'uqr'
import { addStyles } from '../../admin/add-styles'
import { interceptRequests } from '../../admin/strapi-port/requests'

/** What the backend demands beside a password (`src/middlewares/sign-in.ts`). */
interface Demand {
  message: string
  /** Whether a code was sent, and refused. */
  isWrong: boolean
  /** What an authenticator app reads, when the account has none yet. */
  enrolment: string | null
}

/**
 * From now on a sign-in that needs the code of an authenticator app asks for it, and is sent again with it: Strapi's
 * page knows passwords alone.
 */
export function interceptSignIns(): void {
  addStyles(`
    .second-factor { width: min(44rem, 100vw - 3.2rem); margin: auto; padding: 3.2rem; border: 0; border-radius: 0.4rem; font-size: 1.4rem; line-height: 1.5; color: #32324d; background: #fff; }
    .second-factor::backdrop { background: rgb(33 33 52 / 0.6); }
    .second-factor form { display: grid; gap: 1.6rem; }
    .second-factor h2 { font-size: 1.8rem; font-weight: 600; line-height: 1.2; }
    .second-factor [role='alert'] { color: #b72b1a; }
    .second-factor img { width: 18rem; margin-inline: auto; }
    .second-factor code { font-family: monospace; overflow-wrap: anywhere; }
    .second-factor ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0.8rem 1.6rem; padding: 1.6rem; background: #f6f6f9; }
    .second-factor label { display: grid; gap: 0.4rem; font-weight: 600; }
    .second-factor input { width: 100%; min-height: 4rem; font: inherit; font-weight: 400; padding: 0.8rem 1.6rem; border: 1px solid #8e8ea9; border-radius: 0.4rem; color: inherit; background: #fff; }
    .second-factor input[aria-invalid] { border-color: #d02b20; }
    .second-factor div { display: flex; flex-wrap: wrap; gap: 0.8rem; }
    .second-factor button { min-height: 4rem; font: inherit; font-weight: 600; padding: 0.8rem 1.6rem; border: 1px solid #8e8ea9; border-radius: 0.4rem; color: inherit; background: #fff; cursor: pointer; }
    .second-factor button[value='send'] { border-color: #4945ff; color: #fff; background: #4945ff; }
    .second-factor :is(input, button):focus-visible { outline: 2px solid #4945ff; outline-offset: 2px; }
  `)
  interceptRequests(async (send, input, init) => {
    let response = await send(input, init)
    if (init?.method !== 'POST' || !/\/admin\/login$/.test(String(input)) || typeof init.body !== 'string')
      return response
    const posted: unknown = JSON.parse(init.body)
    let isWrong = false
    for (let demand = await demandIn(response); demand; demand = await demandIn(response)) {
      const code = await askForCode({ ...demand, isWrong })
      if (!code) return response
      response = await send(input, { ...init, body: JSON.stringify(Object.assign({}, posted, { code })) })
      isWrong = true
    }
    const codes = await recoveryCodesIn(response)
    if (codes.length > 0) await showRecoveryCodes(codes)
    return response
  })
}

async function demandIn(response: Response): Promise<Omit<Demand, 'isWrong'> | null> {
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
async function askForCode({ message, isWrong, enrolment }: Demand): Promise<string> {
  const field = element('input', {
    ...{ name: 'code', autocomplete: 'one-time-code', autocapitalize: 'off', spellcheck: 'false', required: '' },
    ...(isWrong ? { 'aria-invalid': 'true', 'aria-describedby': 'second-factor-fault' } : {}),
  })
  const fault = isWrong ? [element('p', { id: 'second-factor-fault', role: 'alert' }, message)] : []
  const answer = await show('Second step', [
    ...(enrolment
      ? partsToEnrol(enrolment)
      : [
          element('p', {}, 'Enter the code that your authenticator app shows.'),
          element('p', {}, 'If you have lost the app, enter one of the recovery codes that you kept.'),
        ]),
    ...fault,
    element('label', {}, 'Code', field),
    element(
      'div',
      {},
      element('button', { value: 'send' }, 'Sign in'),
      element('button', { value: '', formnovalidate: '' }, 'Cancel'),
    ),
  ])
  return answer === 'send' ? field.value.trim() : ''
}

function partsToEnrol(enrolment: string): Element[] {
  const key = new URL(enrolment).searchParams.get('secret') ?? ''
  const groups = key.match(/.{1,4}/g) ?? []
  return [
    element(
      'p',
      {},
      'Your account needs an authenticator app. Scan this picture with it, then enter the code that the app shows.',
    ),
    element('img', {
      alt: 'QR code with the key below',
      src: `data:image/svg+xml,${encodeURIComponent(renderSVG(enrolment))}`,
    }),
    element('p', {}, 'Or type this key into the app: ', element('code', {}, groups.join(' '))),
  ]
}

async function showRecoveryCodes(codes: readonly string[]): Promise<void> {
  const copied = element('p', { role: 'status' })
  const copy = element('button', { type: 'button' }, 'Copy the codes')
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => copied.replaceChildren('The codes are copied.'),
      () => copied.replaceChildren('The browser does not let them be copied. Mark them and copy them.'),
    )
  })
  await show(
    'Keep these codes',
    [
      element(
        'p',
        {},
        'Each of these recovery codes signs you in once when you have lost the app. They are shown only now: print them, or store them where you store passwords.',
      ),
      element('ul', {}, ...codes.map((code) => element('li', {}, element('code', {}, code)))),
      copied,
      element('div', {}, element('button', { value: 'send' }, 'I have kept them'), copy),
    ],
    { mayLeave: false },
  )
}

/**
 * Shows a dialog until a button is pressed.
 *
 * @param mayLeave whether Escape closes it too.
 * @returns the value of the button.
 */
async function show(title: string, parts: readonly Element[], { mayLeave } = { mayLeave: true }): Promise<string> {
  const form = element('form', { method: 'dialog' }, element('h2', { id: 'second-factor-title' }, title), ...parts)
  const dialog = element('dialog', { class: 'second-factor', 'aria-labelledby': 'second-factor-title' }, form)
  if (!mayLeave) {
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault()
    })
  }
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
