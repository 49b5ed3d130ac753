import { accountPages } from '@nokshi/content/account.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { changeAccountLanguage, getAccountLanguage } from '../account-calls.ts'
import { AccountSection } from './account-section.tsx'

const labels = accountPages.account.language

const languageQuery = queryOptions({ queryKey: ['account-language'], queryFn: getAccountLanguage })

/** Of mails. The pages of the site are read in whichever language somebody opens them. */
export function LanguageSection() {
  const { data } = useQuery(languageQuery)
  const changing = useSave({
    send: changeAccountLanguage,
    failed: accountPages.failed,
    onSettled: () => queryClient.invalidateQueries(languageQuery),
  })
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{labels.text}</p>
      <RadioChoices
        name="account-language"
        legend={labels.label}
        choices={Object.values(siteLanguages).map(({ code, ownName }) => ({
          value: code,
          label: ownName,
          lang: code,
        }))}
        chosen={changing.isPending ? changing.variables.language : data?.language}
        isDisabled={data === undefined}
        onChoose={(language) => changing.mutate({ language })}
      />
      <p role="status" className="account-answer">
        {changing.isSuccess && labels.saved}
      </p>
    </AccountSection>
  )
}
