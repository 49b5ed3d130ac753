import { share as labels, taggedLinks } from '@nokshi/content/share.ts'
import { useState } from 'react'
import { TextField } from '../ui/fields/field.tsx'
import { pageAddress, toTag } from './addresses.ts'
import { CopyField } from './copy-field.tsx'

export function ShareTagged({ siteUrl, username }: { siteUrl: string; username: string }) {
  const [ownTag, setOwnTag] = useState('')
  const { heading, text, own } = labels.tagged
  return (
    <section className="share-tagged">
      <h3 className="share-heading">{heading}</h3>
      <p className="soft">{text}</p>
      <ul className="share-links">
        {taggedLinks.map(({ tag, name, text }) => (
          <li key={tag}>
            <CopyField label={name} text={text} tag={tag} address={pageAddress(siteUrl, username, tag)} />
          </li>
        ))}
        <li className="share-own">
          <TextField
            label={own.label}
            hint={own.hint}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={ownTag}
            onChange={({ target }) => setOwnTag(toTag(target.value))}
          />
          {ownTag && <CopyField label={own.name} address={pageAddress(siteUrl, username, ownTag)} />}
        </li>
      </ul>
    </section>
  )
}
