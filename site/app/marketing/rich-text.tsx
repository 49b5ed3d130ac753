import type { RichBlock, RichInline, RichMark } from '@nokshi/contract/website/plain-text.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

/** Paragraphs, lists, emphasis and links, as the studio has written them. */
export function RichBlocks({ blocks }: { blocks: RichBlock[] }) {
  // As arguments, and not as a list, they need no keys: none of them has a name of its own.
  return createElement(Fragment, null, ...blocks.map(renderBlock))
}

function renderBlock(block: RichBlock): ReactNode {
  if (block.type === 'paragraph') return createElement('p', null, ...block.content.map(renderInline))
  const items = block.content.map(({ content }) =>
    createElement('li', null, createElement('div', null, ...content.map(renderBlock))),
  )
  return block.type === 'bulletList'
    ? createElement('ul', { className: 'stitched-list' }, ...items)
    : createElement('ol', null, ...items)
}

function renderInline(part: RichInline): ReactNode {
  if (part.type === 'hardBreak') return <br />
  return (part.marks ?? []).reduce<ReactNode>(withMark, part.text)
}

function withMark(inner: ReactNode, mark: RichMark) {
  if (mark.type === 'link') {
    const { href } = mark.attrs
    return href.startsWith('/') ? <Link to={href}>{inner}</Link> : <a href={href}>{inner}</a>
  }
  return mark.type === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>
}
