/** Text with emphasis, links and lists, as Tiptap writes it. No HTML is stored. */
export interface RichText {
  type: 'doc'
  content: RichBlock[]
}

export type RichBlock =
  | { type: 'paragraph'; content: RichInline[] }
  | { type: 'bulletList' | 'orderedList'; content: { type: 'listItem'; content: RichBlock[] }[] }

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] | undefined } | { type: 'hardBreak' }

export type RichMark = { type: 'bold' | 'italic' } | { type: 'link'; attrs: { href: string } }

/** For search, structured data, and whatever shows no emphasis. */
export function plainText({ content }: { content: RichBlock[] }): string {
  return content.map(plainBlock).join('\n\n')
}

export function plainInline(content: RichInline[]) {
  return content.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
}

function plainBlock(block: RichBlock): string {
  if (block.type === 'paragraph') return plainInline(block.content)
  return block.content.map((item) => plainText(item)).join('\n')
}
