/**
 * The address that the form would lead to, without empty fields.
 *
 * @param asRendered uses the values that the server rendered, without later choices.
 */
export function formAddressOf(form: HTMLFormElement, asRendered = false): string {
  const parameters = new URLSearchParams()
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const value = asRendered ? (field.dataset.value ?? '') : field.value
      if (value) parameters.append(field.name, value)
    } else if (field instanceof HTMLInputElement && field.value) {
      const isChoice = field.type === 'checkbox' || field.type === 'radio'
      if (isChoice && !(asRendered ? field.defaultChecked : field.checked)) continue
      parameters.append(field.name, field.value)
    }
  }
  const query = parameters.toString()
  const path = new URL(form.action).pathname
  return query ? `${path}?${query}` : path
}

/** Resets every field to the value that the server rendered: after going back, or when a link has removed a choice. */
export function resetToServerState(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? ''
    else if (field instanceof HTMLInputElement && field.type !== 'hidden') field.checked = field.defaultChecked
  }
}

/** Removing a city also removes its localities. */
export function lessLocalities(form: HTMLFormElement, city: HTMLInputElement | HTMLSelectElement): void {
  if (!(city instanceof HTMLInputElement) || city.checked) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.dataset.of === city.value) field.checked = false
  }
}

/** An open group covers the list, so it closes when the focus moves elsewhere, and with Escape. */
export function closeGroups(form: HTMLFormElement, sheet: { isOpen: boolean }): void {
  const open = () => form.querySelector<HTMLDetailsElement>('[data-filter-group][open]')
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const group = open()
      if (!group || sheet.isOpen || (target instanceof Node && group.contains(target))) return
      group.open = false
    })
  }
  document.addEventListener('keydown', ({ key }) => {
    const group = open()
    if (key !== 'Escape' || !group || sheet.isOpen) return
    group.open = false
    group.querySelector('summary')?.focus()
  })
}
