import type { FaqGroup } from '@nokshi/contract/website/site-content.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { faqPage } from '../../frame/structured-data.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../page-header.tsx'
import { RichBlocks } from '../rich-text.tsx'
import type { Route } from './+types/support.route.ts'
import './support.css'

export function loader({ context }: Route.LoaderArgs) {
  const { faqGroups, pages, supportPage } = context.get(contentContext)
  return { page: pages['/support'], supportPage, faqGroups }
}

export function meta(args: Route.MetaArgs) {
  const { page, faqGroups = [] } = args.loaderData ?? {}
  return listedPageMeta(args, '/support', page, faqPage(faqGroups))
}

export default function SupportRoute({ loaderData }: Route.ComponentProps) {
  const { page, supportPage, faqGroups } = loaderData
  const { intro, action, groups } = supportPage
  useOpenedByHash()
  return (
    <>
      <PageHeader heading={page.heading} lead={intro} quilt="support" hang="start">
        <ButtonLink {...action} />
      </PageHeader>
      <div className="questions stack">
        <nav aria-label={groups} className="questions-index">
          <p className="strong">{groups}</p>
          <ul>
            {faqGroups.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="questions-groups stack content-start">
          {faqGroups.map((group) => (
            <QuestionGroup key={group.id} group={group} />
          ))}
        </div>
      </div>
    </>
  )
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

function QuestionGroup({ group: { id, name, questions } }: { group: FaqGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className="display-2 below-16">
        {name}
      </h2>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="question relative">
          <summary className="question-asked line between gap-24 strong no-marker">
            <span>{question}</span>
            <span aria-hidden="true" className="question-mark relative flex-none" />
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
