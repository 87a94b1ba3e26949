import { Box, Button, Flex, TextInput, Typography } from '@strapi/design-system'
import { Editor } from '@tiptap/core'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useLibrary } from '../../media-use/admin/use-library'
import { libraryPath } from '../../wordpress/text'
import { cleanPaste } from './clean-paste'
import { PASTE_RULES } from './extensions'
import { dataAddressOf, foreignPictures, picturesInRtf, takePictures } from './pasted-pictures'
import type { TextFormat } from './text-format'
import { TextFrame } from './text-frame'
import { TableBar, Toolbar } from './toolbar'

interface Props<Stored> {
  label: string
  name: string
  /** What is shown first; a later change from outside needs another key. */
  value: Stored | null
  format: TextFormat<Stored>
  disabled: boolean
  onChange: (value: Stored | null) => void
}

/** A text as visitors will see it. What is pasted into it is cleaned, and its pictures go to the media library. */
export function VisualEditor<Stored>({ label, name, value, format, disabled, onChange }: Props<Stored>) {
  const { Dialog: LibraryPicker, ...library } = useLibrary()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [notices, setNotices] = useState<readonly string[]>([])
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const [uploading, setUploading] = useState(false)
  const latest = useRef({ onChange, value })
  latest.current = { onChange, value }

  const libraryRef = useRef(library)
  libraryRef.current = library

  useEffect(() => {
    if (!host.current) return
    let rtf = ''
    let isUploading = false
    const uploadPictures = async (text: Editor) => {
      if (isUploading || foreignPictures(text.state.doc).length === 0) return
      isUploading = true
      setUploading(true)
      const { upload, whileBusy } = libraryRef.current
      await whileBusy(async () => {
        const faults = await takePictures(text, upload)
        if (faults.length > 0) setNotices((before) => [...before, ...faults])
      })
      isUploading = false
      setUploading(false)
    }
    const insertFiles = (files: FileList | undefined, at?: number): boolean => {
      const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0) return false
      if (!format.holds.pictures) {
        setNotices(['A picture stands in a block of its own: add a “Picture or film”.'])
        return true
      }
      void Promise.all(pictures.map(dataAddressOf)).then((sources) => {
        const content = sources.map((src) => ({ type: 'image', attrs: { src, alt: '' } }))
        made
          .chain()
          .insertContentAt(at ?? made.state.selection.to, content)
          .run()
      })
      return true
    }
    const made = new Editor({
      element: host.current,
      extensions: format.extensions,
      content: format.read(latest.current.value),
      enablePasteRules: PASTE_RULES,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'data-name': name },
        handleDOMEvents: {
          paste: (_view, { clipboardData }) => {
            rtf = clipboardData?.getData('text/rtf') ?? ''
            setNotices([])
            return false
          },
        },
        handlePaste: (_view, { clipboardData }) =>
          !clipboardData?.getData('text/html') && insertFiles(clipboardData?.files),
        handleDrop: (view, event) => {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          return insertFiles(event.dataTransfer?.files, at)
        },
        transformPastedHTML: (html) => {
          // Copied within an editor of ours, it is clean.
          if (html.includes('data-pm-slice')) return html
          const pasted = cleanPaste(html, { ...format.holds, ofDevice: picturesInRtf(rtf) })
          if (pasted.lost.length > 0) setNotices(pasted.lost)
          return pasted.html
        },
      },
      onTransaction: redraw,
    })
    let stored = JSON.stringify(format.write(made.state.doc))
    made.on('update', () => {
      const text = format.write(made.state.doc)
      const written = JSON.stringify(text)
      if (written !== stored) {
        stored = written
        latest.current.onChange(text)
      }
      void uploadPictures(made)
    })
    setEditor(made)
    return () => made.destroy()
  }, [format, label, name])
  // A new editor instead would lose the caret and the steps of Undo.
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <TextFrame borderColor="neutral200" background={disabled ? 'neutral150' : 'neutral0'} hasRadius>
      {editor ? (
        <Box borderColor="neutral150" borderStyle="solid" borderWidth="0 0 1px 0">
          <Toolbar
            editor={editor}
            disabled={disabled}
            onLink={() => setAsks(asks === 'link' ? null : 'link')}
            onPicture={format.holds.pictures && LibraryPicker ? () => setAsks('picture') : undefined}
          />
          {editor.isActive('table') && !disabled ? <TableBar editor={editor} /> : null}
          {asks === 'link' ? (
            <LinkBar
              editor={editor}
              onClose={() => {
                setAsks(null)
                editor.commands.focus()
              }}
            />
          ) : null}
          {editor.isActive('image') && !disabled ? <PictureBar editor={editor} /> : null}
        </Box>
      ) : null}
      {uploading || notices.length > 0 ? (
        <Box role="status" padding={2} background={uploading ? 'neutral100' : 'warning100'}>
          {uploading ? <Typography variant="pi">Pictures are being put into the media library …</Typography> : null}
          {notices.map((notice) => (
            <Typography key={notice} variant="pi" tag="p" textColor="warning700">
              {notice}
            </Typography>
          ))}
        </Box>
      ) : null}
      <div ref={host} />
      {asks === 'picture' && LibraryPicker && editor ? (
        <LibraryPicker
          allowedTypes={['images']}
          onClose={() => setAsks(null)}
          onSelectAssets={(files) => {
            const content = files.map(({ url }) => ({
              type: 'image',
              attrs: { src: libraryPath(url) ?? url, alt: '' },
            }))
            editor.chain().focus().insertContent(content).run()
            setAsks(null)
          }}
        />
      ) : null}
    </TextFrame>
  )
}

function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const href = address.trim()
  const removes = href === '' && editor.isActive('link')
  const apply = () => {
    const chain = editor.chain().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <BarRow
      label="Address of the link: /careers, https://…"
      value={address}
      onChange={setAddress}
      onEnter={apply}
      onEscape={onClose}
      autoFocus
    >
      <Button type="button" size="S" disabled={href === '' && !removes} onClick={apply}>
        {removes ? 'Remove the link' : 'Set the link'}
      </Button>
      <Button type="button" size="S" variant="tertiary" onClick={onClose}>
        Cancel
      </Button>
    </BarRow>
  )
}

function PictureBar({ editor }: { editor: Editor }) {
  const { alt } = editor.getAttributes('image')
  return (
    <BarRow
      label="What the picture shows; empty: as the media library describes it"
      value={String(alt ?? '')}
      onChange={(words) => editor.commands.updateAttributes('image', { alt: words })}
      onEnter={() => editor.commands.focus()}
      onEscape={() => editor.commands.focus()}
    />
  )
}

interface BarProps {
  label: string
  value: string
  autoFocus?: boolean
  onChange: (value: string) => void
  onEnter: () => void
  onEscape: () => void
  children?: React.ReactNode
}

/** A line of the bar with an input. Enter must not submit the record's form. */
function BarRow({ label, value, autoFocus, onChange, onEnter, onEscape, children }: BarProps) {
  return (
    <Flex gap={2} padding={2} wrap="wrap">
      <Box flex="1 1 20rem">
        <TextInput
          aria-label={label}
          placeholder={label}
          size="S"
          value={value}
          autoFocus={autoFocus}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
          onKeyDown={(event: React.KeyboardEvent) => {
            const act = { Enter: onEnter, Escape: onEscape }[event.key]
            if (!act) return
            event.preventDefault()
            act()
          }}
        />
      </Box>
      {children}
    </Flex>
  )
}
