import type { FaqGroup } from '@nokshi/contract/website/site-content.ts'
import { RichBlocks } from '../rich-text.tsx'

interface QuestionGroupProps {
  group: FaqGroup
  found: Set<string>
}

export function QuestionGroup({ group: { id, name, questions }, found }: QuestionGroupProps) {
  return (
    <section
      id={id}
      className="question-group"
      aria-labelledby={`${id}-name`}
      hidden={!questions.some((question) => found.has(question.id))}
    >
      <h2 id={`${id}-name`} className="display-2">
        {name}
      </h2>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="question" hidden={!found.has(id)}>
          <summary className="question-asked line between gap-24 strong">
            <span>{question}</span>
            <span aria-hidden="true" className="question-mark flex-none" />
          </summary>
          {/* Browsers open a closed <details> for an anchor inside it: the address works without scripts. */}
          <div id={id} className="question-answer stack gap-12 measure">
            <RichBlocks blocks={answer.content} />
          </div>
        </details>
      ))}
    </section>
  )
}
