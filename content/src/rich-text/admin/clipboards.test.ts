// @vitest-environment jsdom
import { Editor, getSchema } from '@tiptap/core'
import { DOMParser as DocumentReader } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { blocksOf, blocksSchema } from './blocks'
import { cleanPaste } from './clean-paste'
import { CLIPBOARDS } from './clipboards'
import { markdownExtensions, PASTE_RULES } from './extensions'
import { asMarkdown, documentOf } from './markdown'
import { picturesInRtf } from './pasted-pictures'

/** What a post would hold after a paste. */
function pasted(html: string): string {
  const body = new DOMParser().parseFromString(cleanPaste(html).html, 'text/html').body
  // An editor makes a schema of its own.
  return asMarkdown(DocumentReader.fromSchema(getSchema(markdownExtensions)).parse(body))
}

describe('what is pasted from', () => {
  it.each(CLIPBOARDS)('$from: $what', ({ html, becomes }) => {
    expect(pasted(html)).toBe(becomes)
  })

  it('another program is at least forty kinds', () => expect(CLIPBOARDS.length).toBeGreaterThanOrEqual(40))
})

it.each(['*T&C apply*', '_draft_ and __final__ of 3', '**Note**: `code`, ~~gone~~, *one* and *two*'])(
  'signs that somebody typed stay as they are: %s',
  async (words) => {
    const editor = new Editor({ extensions: markdownExtensions, enablePasteRules: PASTE_RULES })
    const holder = document.createElement('p')
    holder.textContent = words
    editor.view.pasteHTML(cleanPaste(holder.outerHTML).html, new Event('paste') as ClipboardEvent)
    const markdown = asMarkdown(editor.state.doc)
    editor.destroy()
    expect(documentOf(markdown).textContent).toBe(words)
    expect(documentOf(markdown).firstChild?.childCount).toBe(1)
  },
)

describe('a picture of the device', () => {
  const html =
    '<p class=MsoNormal><img width=30 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"></p>'

  it('comes from the RTF that Word puts beside its HTML', () => {
    const bytes = Buffer.from(Array.from({ length: 64 }, (_, index) => index))
    const hex = bytes.toString('hex').replaceAll(/(.{64})/g, '$1\r\n')
    const rtf = `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\pngblip\\bliptag-1{\\*\\blipuid 0102030405060708090a0b0c0d0e0f10}${hex}}}{\\nonshppict{\\pict\\wmetafile8 ${hex}}}}`
    const ofDevice = picturesInRtf(rtf)
    expect(ofDevice).toEqual([`data:image/png;base64,${bytes.toString('base64')}`])
    expect(cleanPaste(html, { ofDevice }).html).toContain(`<img src="${ofDevice[0]}">`)
  })

  it('is named where it is not on the clipboard, or where the text holds none', () => {
    const foreign = html.replace('file:///C:', 'https://pictures.example')
    const ours = html.replace('file:///C:/Users', 'https://desk.example/uploads')
    const cleaned = (text: string, pictures = true) => cleanPaste(text, { pictures })
    expect(cleaned(html)).toMatchObject({ html: '', lost: [expect.stringMatching(/^The picture could not be taken/)] })
    expect(cleaned(foreign)).toMatchObject({
      html: '',
      lost: [expect.stringMatching(/at pictures\.example could not/)],
    })
    expect(cleaned(ours)).toMatchObject({ html: expect.stringContaining('src="/uploads/a/AppData'), lost: [] })
    expect(cleaned(ours, false)).toMatchObject({ html: '', lost: [expect.stringMatching(/Picture or film/)] })
  })
})

describe('a rich text of blocks', () => {
  it('holds what was pasted, and lines for a table', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>The last week</span></h2><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Cut the </span><span style="font-weight:700">power</span></p></li><ul><li aria-level="2"><p><span>Ask the board</span></p></li></ul></ul><table><tr><td>A</td><td>1</td></tr></table></b>`
    const pasted = cleanPaste(html, { tables: false, pictures: false })
    const { body } = new DOMParser().parseFromString(pasted.html, 'text/html')
    const text = (words: string, style = {}) => ({ type: 'text', text: words, ...style })
    expect(blocksOf(DocumentReader.fromSchema(blocksSchema).parse(body))).toEqual([
      { type: 'heading', level: 2, children: [text('The last week')] },
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('Cut the '), text('power', { bold: true })] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('Ask the board')] }] },
        ],
      },
      { type: 'paragraph', children: [text('A | 1')] },
    ])
    expect(pasted.lost).toEqual(['A table became lines: a rich text holds no tables.'])
  })
})
