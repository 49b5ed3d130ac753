import { pageImport as labels } from '@nokshi/content/page-import.ts'
import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Fetched } from '../../ui/fetched.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Present } from './import-choice.tsx'
import './import.css'

export const loadImport = () => import('./import-steps.tsx').then(({ ImportSteps }) => ImportSteps)

export function ImportSheet({ present, onImport }: { present: Present; onImport: (taken: FoundPage) => void }) {
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
        <Fetched load={loadImport} with={{ found, onFound: setFound, present, onImport: importFound }} />
      </Sheet>
    </>
  )
}
