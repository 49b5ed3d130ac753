import { pageImport as labels } from '@nokshi/content/page-import.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Present } from './apply-import.ts'
import { ImportAsk } from './import-ask.tsx'
import { ImportChoice } from './import-choice.tsx'
import './import.css'

interface ImportSheetProps {
  present: Present
  onImport: (taken: FoundPage) => void
}

export function ImportSheet({ present, onImport }: ImportSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<FoundPage>()

  function importFound(taken: FoundPage) {
    setOpen(false)
    setFound(undefined)
    onImport(taken)
  }

  return (
    <>
      <Button look="second" onClick={() => setOpen(true)} aria-haspopup="dialog" className="self-start">
        <Download aria-hidden size={20} />
        {labels.open}
      </Button>
      <Sheet title={labels.heading} closeLabel={labels.close} isOpen={isOpen} onOpenChange={setOpen}>
        <div className="import full-width">
          {found ? (
            <ImportChoice found={found} present={present} onImport={importFound} onAgain={() => setFound(undefined)} />
          ) : (
            <ImportAsk onFound={setFound} />
          )}
        </div>
      </Sheet>
    </>
  )
}
