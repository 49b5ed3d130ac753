import { createPage, linkFields } from '@nokshi/content/linkhub.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { CUSTOM_LINKS_MAX } from '@nokshi/contract/linkhub.ts'
import { socialKinds } from '@nokshi/contract/safe-url.ts'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import type { FieldErrors } from '../../ui/forms/use-form.ts'
import { ContactField, socialInput } from '../fields/contact-field.tsx'
import { LinkFields } from '../fields/link-fields.tsx'
import { ColourField, GradientField } from '../fields/look-choices.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { focusSoon } from '../rows/links-focus.ts'
import type { LinkRow } from './create-values.ts'
import type { CreateForm } from './use-create-form.ts'

const { optional } = createPage

export function CreateOptional({ form }: { form: CreateForm }) {
  const { values, pictures, change, changePicture, errors, timeZone } = form
  const { gradient, selectedColor, socials, customLinks } = values
  const hasErrorsIn = (start: string) => Object.keys(errors).some((field) => field.startsWith(start))
  return (
    <div>
      <CreateDisclosure
        heading={optional.pictures}
        hasErrors={hasErrorsIn('profileImage') || hasErrorsIn('bannerImage')}
      >
        {(['profile', 'banner'] as const).map((kind) => (
          <PictureField
            key={kind}
            kind={kind}
            value={pictures[kind]?.address ?? null}
            onChange={(picture) => changePicture(kind, picture)}
            error={errors[`${kind}Image`]}
          />
        ))}
      </CreateDisclosure>
      <CreateDisclosure heading={optional.look} hasErrors={false}>
        <GradientField value={gradient} onChange={(gradient) => change({ gradient })} />
        <ColourField value={selectedColor} onChange={(selectedColor) => change({ selectedColor })} />
      </CreateDisclosure>
      <CreateDisclosure heading={optional.socials} hasErrors={hasErrorsIn('socials')}>
        <div className="form-pair">
          {socialKinds.map((kind) => (
            <ContactField
              key={kind}
              {...socialInput(kind, timeZone)}
              value={socials[kind]}
              onChange={(text) => change({ socials: { ...socials, [kind]: text } })}
              error={errors[`socials.${kind}`]}
            />
          ))}
        </div>
      </CreateDisclosure>
      <CreateDisclosure heading={optional.links} hasErrors={hasErrorsIn('customLinks')}>
        <CreateLinks links={customLinks} onChange={(customLinks) => change({ customLinks })} errors={errors} />
      </CreateDisclosure>
    </div>
  )
}

interface CreateDisclosureProps {
  heading: string
  hasErrors: boolean
  children: ReactNode
}

function CreateDisclosure({ heading, hasErrors, children }: CreateDisclosureProps) {
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 1024px)').matches)
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])
  return (
    <details className="create-disclosure" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="no-marker line between gap-16">
        <h2 className="display-3">{heading}</h2>
        <ChevronDown aria-hidden size={22} className="chevron flex-none" />
      </summary>
      <div className="create-disclosure-body column">{children}</div>
    </details>
  )
}

interface CreateLinksProps {
  links: LinkRow[]
  onChange: (links: LinkRow[]) => void
  errors: FieldErrors
}

function CreateLinks({ links, onChange, errors }: CreateLinksProps) {
  const list = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const isFull = links.length >= CUSTOM_LINKS_MAX
  const nameOf = (index: number) => `${linkFields.heading} ${writeCount(index + 1)}`

  function add() {
    const key = Math.max(-1, ...links.map((link) => link.key)) + 1
    onChange([...links, { key, title: '', url: '' }])
    setNews('')
    focusSoon(`customLinks.${links.length}.title`)
  }

  function remove(key: number) {
    onChange(links.filter((link) => link.key !== key))
    setNews(linkFields.removed)
    // The button that was pressed is gone.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1} className="stack gap-24">
      {links.map(({ key, ...link }, index) => (
        <fieldset key={key} className="create-link min-width-0 surface">
          <legend className="sr-only">{nameOf(index)}</legend>
          <div className="line between below-8">
            <span className="field-label" aria-hidden>
              {nameOf(index)}
            </span>
            <SmallButton onClick={() => remove(key)}>
              {linkFields.remove}
              <span className="sr-only"> {nameOf(index)}</span>
            </SmallButton>
          </div>
          <LinkFields
            id={`customLinks.${index}`}
            value={link}
            onChange={(texts) => onChange(links.map((row) => (row.key === key ? { key, ...texts } : row)))}
            errors={{ title: errors[`customLinks.${index}.title`], url: errors[`customLinks.${index}.url`] }}
          />
        </fieldset>
      ))}
      {isFull ? (
        <p className="field-hint">{linkFields.full}</p>
      ) : (
        <div>
          <SmallButton onClick={add}>
            <Plus aria-hidden size={18} />
            {linkFields.add}
          </SmallButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
