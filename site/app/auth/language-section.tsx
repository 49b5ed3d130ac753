import { accountPages } from '@nokshi/content/account.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'
import { shownSentence } from '../platform/shown-sentence.ts'
import { notifyProblem } from '../ui/notify.ts'
import { RadioChoices } from '../ui/radio-choices.tsx'
import { changeAccountLanguage, getAccountLanguage } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'

const words = accountPages.account.language

const languageQuery = queryOptions({ queryKey: ['account-language'], queryFn: getAccountLanguage })

/** Of mails. The pages of the site are read in whichever language somebody opens them. */
export function LanguageSection() {
  const { data } = useQuery(languageQuery)
  const changing = useMutation({
    mutationFn: changeAccountLanguage,
    onError: (fault) => notifyProblem(shownSentence(fault, accountPages.failed)),
    onSettled: () => queryClient.invalidateQueries(languageQuery),
  })
  return (
    <AccountSection heading={words.heading}>
      <p className="soft">{words.text}</p>
      <RadioChoices
        name="account-language"
        legend={words.label}
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
        {changing.isSuccess && words.saved}
      </p>
    </AccountSection>
  )
}
