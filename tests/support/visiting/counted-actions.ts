import type { Locator } from '@playwright/test'

/** A file that an editor drops on a form. */
export interface DroppedFile {
  name: string
  type: string
  bytes: Buffer
}

/**
 * Carries out an editor's work and counts it: a click, the filling of one field, a paste, and the choice or the drop of
 * files are one action each.
 */
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

  async drop(target: Locator, files: readonly DroppedFile[]): Promise<void> {
    const sent = files.map(({ name, type, bytes }) => ({ name, type, content: bytes.toString('base64') }))
    await target.evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, content } of dropped) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type }))
      }
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, sent)
    this.done.push(`drop ${files.length} files on ${target}`)
  }

  async paste(target: Locator, html: string): Promise<void> {
    await target.evaluate((element, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', words)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    this.done.push(`paste into ${target}`)
  }

  /** A click at a place of the target, such as of a focal point. */
  async clickAt(target: Locator, position: { x: number; y: number }): Promise<void> {
    await target.click({ position })
    this.done.push(`click ${target}`)
  }
}
