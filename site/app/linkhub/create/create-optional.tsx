import { language } from '@nokshi/content/language.ts'
import { createPage, linkFields, profileFields } from '@nokshi/content/linkhub.ts'
import { CUSTOM_LINKS_MAX, colours } from '@nokshi/contract/linkhub.ts'
import { socialKinds } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { ColourField } from '../fields/colour-field.tsx'
import { GradientField } from '../fields/gradient-field.tsx'
import { SocialFields } from '../fields/social-fields.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { CreateLinks } from './create-links.tsx'
import type { CreateForm } from './use-create-form.ts'

const { folds } = createPage

export function CreateOptional({ form }: { form: CreateForm }) {
  const { values, pictures, change, changePicture, errors, timeZone } = form
  const { gradient, selectedColor, socials, customLinks: links } = values
  const hasErrorsIn = (start: string) => Object.keys(errors).some((field) => field.startsWith(start))
  return (
    <div>
      <CreateDisclosure
        {...folds.pictures}
        content={picturesSaid(form)}
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
      <CreateDisclosure {...folds.look} content={lookSaid(values)} hasErrors={false}>
        <GradientField value={gradient} onChange={(gradient) => change({ gradient })} />
        <ColourField value={selectedColor} onChange={(selectedColor) => change({ selectedColor })} />
      </CreateDisclosure>
      <CreateDisclosure
        {...folds.socials}
        content={countSaid(Object.values(socials), socialKinds.length, folds.socials.empty)}
        hasErrors={hasErrorsIn('socials')}
      >
        <SocialFields value={socials} onChange={(socials) => change({ socials })} errors={errors} timeZone={timeZone} />
      </CreateDisclosure>
      <CreateDisclosure
        {...folds.links}
        content={countSaid(
          links.map(({ title, url }) => (isBlank(title) ? '' : url)),
          CUSTOM_LINKS_MAX,
          folds.links.empty,
        )}
        hasErrors={hasErrorsIn('customLinks')}
      >
        <CreateLinks links={links} onChange={(customLinks) => change({ customLinks })} errors={errors} />
      </CreateDisclosure>
    </div>
  )
}

function countSaid(texts: string[], most: number, empty: string) {
  const filled = texts.filter((text) => !isBlank(text)).length
  return filled === 0 ? empty : linkFields.count(filled, most)
}

function lookSaid({ gradient, selectedColor }: CreateForm['values']) {
  const colour = colours.find(({ hex }) => hex === selectedColor.toLowerCase())
  const named = colour ? profileFields.colour.names[colour.name] : selectedColor
  return `${profileFields.gradient.names[gradient]}${language.comma} ${named}`
}

function picturesSaid({ pictures }: CreateForm) {
  const { chosen, empty } = folds.pictures
  const named = (['profile', 'banner'] as const).filter((kind) => pictures[kind]).map((kind) => chosen[kind])
  return named.join(`${language.comma} `) || empty
}

interface CreateDisclosureProps {
  heading: string
  content: string
  /** Something inside is to be fixed: then it opens. */
  hasErrors: boolean
  children: ReactNode
}

function CreateDisclosure({ heading, content, hasErrors, children }: CreateDisclosureProps) {
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 1024px)').matches)
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])
  return (
    <details className="create-fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 className="display-3">{heading}</h2>
        <span className="field-hint">{content}</span>
        <ChevronDown aria-hidden size={22} />
      </summary>
      <div className="create-fold-body column">{children}</div>
    </details>
  )
}
