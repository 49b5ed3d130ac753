import type { FaqGroup } from '@nokshi/content/faq.ts'
import { supportPage } from '@nokshi/content/pages.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { findQuestions } from './find-questions.ts'
import { QuestionGroup } from './question-group.tsx'

export function Questions({ groups }: { groups: FaqGroup[] }) {
  const [wanted, setWanted] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useOpenedByHash()
  // What was typed before the scripts were ready counts too.
  useEffect(() => setWanted(box.current?.value ?? ''), [])

  const found = findQuestions(groups, wanted)
  const shown = groups.filter(({ questions }) => questions.some(({ id }) => found.has(id)))
  return (
    <div className="questions">
      <div className="questions-aside">
        <search className="questions-search">
          <label htmlFor="find-question" className="field-label">
            {supportPage.search.label}
          </label>
          <input
            ref={box}
            id="find-question"
            type="search"
            className="field-input"
            placeholder={supportPage.search.placeholder}
            autoComplete="off"
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <p role="status" className="questions-found">
            {wanted.trim() && sentenceFor(found.size)}
          </p>
        </search>
        <nav aria-label={supportPage.groups} className="questions-index">
          <p className="strong">{supportPage.groups}</p>
          <ul>
            {shown.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="questions-groups">
        {groups.map((group) => (
          <QuestionGroup key={group.id} group={group} found={found} />
        ))}
        {shown.length === 0 && (
          <div className="words">
            <p className="display-3">{supportPage.search.foundNone}</p>
            <ButtonLink to={supportPage.action.to} look="second">
              {supportPage.action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

function sentenceFor(count: number) {
  const { foundOne, foundMany } = supportPage.search
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
