import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { ChosenFile } from '../../media-use/admin/use-library'
import { libraryPath } from '../../wordpress/text'

type Upload = (file: File) => Promise<ChosenFile>

/** The pictures of a text that the media library does not have. */
export function foreignPictures(text: Node): string[] {
  const sources = new Set<string>()
  text.descendants((node) => {
    if (node.type.name === 'image' && libraryPath(node.attrs.src) === null) sources.add(node.attrs.src)
  })
  return [...sources]
}

/**
 * Puts the pictures that were pasted into the media library. Those that it does not take are taken out.
 *
 * @returns a sentence about each that was taken out.
 */
export async function takePictures(editor: Editor, upload: Upload): Promise<string[]> {
  const faults: string[] = []
  for (const source of foreignPictures(editor.state.doc)) {
    try {
      replacePicture(editor, source, await upload(fileOf(source)))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      replacePicture(editor, source, null)
    }
  }
  return faults
}

/** A picture whose bytes are in its address; a paste leaves no other. */
function fileOf(source: string): File {
  const [, type = '', encoded] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(source) ?? []
  if (encoded === undefined) throw new Error('A picture could not be read. Save it on your device, and drop it here.')
  const bytes = Uint8Array.from(atob(encoded.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
  return new File([bytes], `pasted-picture.${type.slice('image/'.length).replace(/\W.*/, '')}`, { type })
}

/** The address of a file in itself, to be shown until it is uploaded. */
export function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Undo takes back the paste and not the upload. */
function replacePicture(editor: Editor, source: string, picture: ChosenFile | null): void {
  const { tr, doc } = editor.state
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== source) return
    const at = tr.mapping.map(position)
    if (picture === null) tr.delete(at, at + node.nodeSize)
    else tr.setNodeMarkup(at, null, { ...node.attrs, src: libraryPath(picture.url) ?? picture.url })
  })
  editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/**
 * The pictures of a text in RTF, which Word puts beside its HTML: the HTML names only files of that computer.
 *
 * @returns addresses with the bytes, in the order of the text; formats that browsers do not know are left out.
 */
export function picturesInRtf(rtf: string): string[] {
  return rtf
    .split('\\pict')
    .slice(1)
    .flatMap((part) => {
      const type = part.includes('\\pngblip') ? 'png' : part.includes('\\jpegblip') ? 'jpeg' : null
      const hex = /(?:[\da-f]{2}\s*){32,}/i.exec(part)?.[0].replaceAll(/\s/g, '')
      if (type === null || hex === undefined) return []
      const bytes = hex.match(/../g)?.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))) ?? []
      return [`data:image/${type};base64,${btoa(bytes.join(''))}`]
    })
}
