import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { Copy, Download } from 'lucide-react'
import { useStudio } from '../../platform/use-settings.ts'
import { RecoveryCodeList } from '../../ui/recovery-code-list.tsx'

const labels = crmTwoFactor.codes

const copy = (
  <>
    <Copy aria-hidden size={16} />
    {labels.copy}
  </>
)

export function CodeList({ codes }: { codes: string[] }) {
  const studio = useStudio()
  return (
    <RecoveryCodeList codes={codes} labels={{ ...labels, copy, notCopied: crmFrame.notCopied }}>
      <a
        className="button button-second button-small"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        download={labels.file(plainNamesOf(studio).at(-1) ?? 'studio')}
      >
        <Download aria-hidden size={16} />
        {labels.download}
      </a>
    </RecoveryCodeList>
  )
}
