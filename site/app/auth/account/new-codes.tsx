import { accountPages } from '@nokshi/content/account.ts'
import { RecoveryCodeList } from '../../ui/recovery-code-list.tsx'

const labels = accountPages.account.safety.codes

export function NewCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <h3 className="strong">{labels.heading}</h3>
      <p className="soft">{labels.text}</p>
      <RecoveryCodeList codes={codes} labels={labels} />
    </>
  )
}
