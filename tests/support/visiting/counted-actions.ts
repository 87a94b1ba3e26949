import type { Locator } from '@playwright/test'

/** Carries out an editor's work and counts it: a click, the filling of one field and the choice of a file are one action each. */
export class CountedActions {
  /** What was done, in words for the message of a failed test. */
  readonly done: string[] = []

  async click(target: Locator): Promise<void> {
    await target.click()
    this.done.push(`click ${target}`)
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.done.push(`fill ${target}`)
  }

  /** Opening the list and choosing are two actions. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.click(list)
    await this.click(list.page().getByRole('option', { name: option, exact: true }))
  }

  async chooseFile(button: Locator, path: string): Promise<void> {
    const chooser = button.page().waitForEvent('filechooser')
    await button.click()
    await (await chooser).setFiles(path)
    this.done.push(`choose the file ${path} with ${button}`)
  }
}
