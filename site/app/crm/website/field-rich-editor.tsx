import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { isAddress } from '@nokshi/contract/website/addresses.ts'
import { isRichText } from '@nokshi/contract/website/fields.ts'
import { richFrom } from '@nokshi/contract/website/rich-text.ts'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { BoldIcon, ItalicIcon, LinkIcon, ListIcon, ListOrderedIcon } from 'lucide-react'
import { type MouseEvent, use, useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { EntryFormContext } from './field-box.tsx'

const labels = websiteForm.rich

/** What contract/website/rich-text.ts stores, and nothing else: whatever else is pasted becomes text. */
const extensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, BulletList, OrderedList, ListItem, UndoRedo],
  Link.configure({ openOnClick: false, autolink: false, isAllowedUri: isAddress }),
]

interface RichEditorProps {
  label: string
  path: string
  value: unknown
  language?: { code: string; direction: 'ltr' | 'rtl' } | undefined
}

export function RichEditor({ label, path, value, language }: RichEditorProps) {
  const { change } = use(EntryFormContext)
  const mayChange = useMayChange()
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: readDocument(value),
    editable: mayChange,
    // The page's policy allows no style element; the rules are in entry.css.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ class: 'entry-rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...(language && { lang: language.code, dir: language.direction }),
      },
    },
    onUpdate({ editor }) {
      written.current = editor.isEmpty ? undefined : withContent(editor.getJSON())
      change(path, written.current)
    },
  })
  // Not what was typed here: copied from English, moved in a list, or somebody else's. Before the next key: after it,
  // what was typed last would be taken back.
  useLayoutEffect(() => {
    if (value === written.current || !editor) return
    written.current = value
    const document = readDocument(value)
    // After saving, the same text comes back from the server. Set again, the caret would be at its end.
    if (document && editor.schema.nodeFromJSON(document).eq(editor.state.doc)) return
    const { from, to } = editor.state.selection
    editor.chain().setContent(document, { emitUpdate: false }).setTextSelection({ from, to }).run()
  }, [editor, value])
  return (
    <div className="entry-rich">
      {mayChange && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

/** Tiptap leaves the content of an empty paragraph out. */
function withContent(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (_key, part) =>
    part?.type === 'paragraph' ? { ...part, content: part.content ?? [] } : part,
  )
}

function readDocument(value: unknown) {
  if (typeof value === 'string') return richFrom(value)
  return isRichText(value) ? value : null
}

const tools = [
  { name: 'bold', icon: BoldIcon, press: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: ItalicIcon, press: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'bulletList', icon: ListIcon, press: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'orderedList',
    icon: ListOrderedIcon,
    press: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const

function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor }) => [...tools.map(({ name }) => name), 'link'].filter((name) => editor.isActive(name)),
  })
  return (
    // The caret stays in the text: after a click Tiptap gives the focus back a frame later, and keys until then are lost.
    <div className="entry-rich-bar" role="toolbar" onMouseDown={keepFocus}>
      {tools.map(({ name, icon, press }) => (
        <IconButton
          key={name}
          icon={icon}
          label={labels[name]}
          aria-pressed={active.includes(name)}
          onClick={() => press(editor)}
        />
      ))}
      <IconButton
        icon={LinkIcon}
        label={labels.link}
        aria-pressed={active.includes('link')}
        onClick={() => setLinking(!isLinking)}
      />
      {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [isRefused, setRefused] = useState(false)

  function set() {
    const href = address.trim()
    if (href !== '' && !isAddress(href)) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      // With nothing marked the address itself becomes the text.
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }

  return (
    <div className="crm-stack">
      <TextField
        label={labels.address}
        dir="ltr"
        autoFocus
        value={address}
        error={isRefused ? labels.badAddress : undefined}
        onChange={({ target }) => {
          setAddress(target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          set()
        }}
      />
      <QuietButton onClick={set}>{address.trim() === '' ? labels.unlink : labels.apply}</QuietButton>
    </div>
  )
}
