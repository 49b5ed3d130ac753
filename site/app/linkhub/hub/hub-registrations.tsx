import { registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { registers } from '@nokshi/contract/linkhub/registrations.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'

export function HubRegistrations({ profile, isPreview }: { profile: Profile; isPreview: boolean }) {
  const { registrations = [], language } = profile
  if (registrations.length === 0) return null
  const labels = registrationLabels[language]
  return (
    <ul className="hub-papers" aria-label={labels.heading}>
      {registrations.map(({ kind, number, checkedOn }) => {
        const register = isPreview ? undefined : registers[kind]
        return (
          <li key={kind}>
            {register ? (
              <a href={register} rel="noopener nofollow">
                {labels.kinds[kind]}
              </a>
            ) : (
              labels.kinds[kind]
            )}
            : <bdi>{number}</bdi> ({checkedOn === null ? labels.stated : labels.checked(writeDay(checkedOn, language))})
          </li>
        )
      })}
    </ul>
  )
}

function writeDay(day: string, language: Profile['language']) {
  const { locale } = siteLanguages[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
