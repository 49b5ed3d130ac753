import { crmDuplicates } from '@nokshi/content/crm/duplicates.ts'
import type { ContactLine } from '@nokshi/contract/crm/contacts.ts'
import { useMemo, useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { type DuplicatePair, findDuplicates } from './duplicate-pairs.ts'
import { MergeDialog } from './merge-dialog.tsx'
import './duplicates.css'

/** Says that some of the people on the page may be the same, and leads to making them one. */
export function DuplicateBanner({ people }: { people: ContactLine[] }) {
  const pairs = useMemo(() => findDuplicates(people), [people])
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<DuplicatePair>()
  if (pairs.length === 0 && !compared) return null
  return (
    <div className="row between gap-y-8 gap-x-16 duplicate-banner dashed-card">
      <p>
        <strong>{crmDuplicates.banner(pairs.length)}</strong> {crmDuplicates.among}
      </p>
      <SmallButton onClick={() => setOpen(true)}>{crmDuplicates.look}</SmallButton>
      <CrmDialog title={crmDuplicates.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{crmDuplicates.text}</p>
        <ul className="crm-rows">
          {pairs.map((pair) => (
            <PairRow key={`${pair.one.id} ${pair.other.id}`} pair={pair} onCompare={() => setCompared(pair)} />
          ))}
        </ul>
      </CrmDialog>
      {compared && (
        <MergeDialog
          kind="contact"
          id={compared.one.id}
          other={compared.other}
          onClose={() => setCompared(undefined)}
        />
      )}
    </div>
  )
}

function PairRow({ pair: { one, other, because }, onCompare }: { pair: DuplicatePair; onCompare: () => void }) {
  return (
    <li className="crm-row">
      <span className="crm-row-words">
        <bdi>{one.name}</bdi>, <bdi>{other.name}</bdi>
        <br />
        <span className="crm-small">{crmDuplicates.because[because]}</span>
      </span>
      <SmallButton onClick={onCompare} aria-label={crmDuplicates.compareThem(one.name, other.name)}>
        {crmDuplicates.compare}
      </SmallButton>
    </li>
  )
}
