import { writeCount } from '@nokshi/content/write-count.ts'
import type { FaqGroup, SupportPage } from '@nokshi/contract/website/site-content.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { findQuestions } from './find-questions.ts'
import { QuestionGroup } from './question-group.tsx'

export function Questions({ groups, labels }: { groups: FaqGroup[]; labels: SupportPage }) {
  const [wanted, setWanted] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useOpenedByHash()
  // What was typed before the scripts were ready counts too.
  useEffect(() => setWanted(box.current?.value ?? ''), [])

  const found = findQuestions(groups, wanted)
  const shown = groups.filter(({ questions }) => questions.some(({ id }) => found.has(id)))
  return (
    <div className="questions stack">
      <div className="questions-aside stack gap-16 content-start">
        <search className="questions-search gap-8">
          <label htmlFor="find-question" className="field-label">
            {labels.search.label}
          </label>
          <input
            ref={box}
            id="find-question"
            type="search"
            className="field-input"
            placeholder={labels.search.placeholder}
            autoComplete="off"
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <p role="status" className="questions-found soft">
            {wanted.trim() && sentenceFor(found.size, labels)}
          </p>
        </search>
        <nav aria-label={labels.groups} className="questions-index">
          <p className="strong">{labels.groups}</p>
          <ul>
            {shown.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="questions-groups stack content-start">
        {groups.map((group) => (
          <QuestionGroup key={group.id} group={group} found={found} />
        ))}
        {shown.length === 0 && (
          <div className="words">
            <p className="display-3">{labels.search.foundNone}</p>
            <ButtonLink to={labels.action.to} look="second">
              {labels.action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

function sentenceFor(count: number, { search: { foundOne, foundMany } }: SupportPage) {
  return `${writeCount(count)} ${count === 1 ? foundOne : foundMany}`
}

/** Opens the question that the address names, where the browser does not. */
function useOpenedByHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const question = answer?.closest('details')
    if (!answer || !question) return
    question.open = true
    answer.scrollIntoView()
  }, [hash])
}
