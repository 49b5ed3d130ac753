import { crmContent } from '@nokshi/content/crm/website.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { isEmpty } from '@nokshi/contract/website/fields.ts'
import { use } from 'react'
import { QuietButton } from '../parts/buttons.tsx'
import { inLanguages, languages } from './entry-values.ts'
import { EntryFormContext, FieldBox, type FieldProps } from './field-box.tsx'
import { TextInput } from './field-text.tsx'

/** One field per language, side by side where there is room. Missing translations of English are marked. */
export function LocalizedField({ field, path, value }: FieldProps) {
  const { change, errors } = use(EntryFormContext)
  const values = inLanguages(value)
  return (
    <FieldBox field={field} path={path}>
      <div className="entry-languages stack gap-12">
        {languages.map((language) => {
          const { code } = language
          const isMissing = code !== 'en' && isEmpty(values[code]) && !isEmpty(values.en)
          return (
            <div key={code} data-missing={isMissing || undefined}>
              <TextInput
                field={field}
                label={crmContent.languages[code]}
                path={`${path}.${code}`}
                value={values[code]}
                error={errors[`${path}.${code}`]}
                language={language}
                placeholder={isMissing && typeof values.en === 'string' ? values.en : undefined}
              />
              {isMissing && (
                <p className="entry-note wrap items-baseline gap-x-12">
                  <span>{websiteForm.missing}</span>
                  <QuietButton
                    about={`${field.label}, ${crmContent.languages[code]}`}
                    onClick={() => change(`${path}.${code}`, values.en)}
                  >
                    {websiteForm.copy}
                  </QuietButton>
                </p>
              )}
            </div>
          )
        })}
      </div>
    </FieldBox>
  )
}
