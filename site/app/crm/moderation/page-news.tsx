import { crmNews as labels } from '@nokshi/content/crm/moderation.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { PageNews } from '@nokshi/contract/news.ts'
import { moment } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { ReportedPage } from './report-case.tsx'

export const pageNewsQuery = crmQuery(['page-news'], () => crmApi('GET /api/crm/news', PageNews.array()), {
  refetchInterval: 10_000,
})

export function PageNewsRow({ news }: { news: PageNews }) {
  const { id, subject, text, picture, linkUrl, state, plannedAt, recipients, sent, refused, unfollowed } = news
  const isStoppable = state === 'planned' || state === 'sending'
  const mayStop = useMayChange() && isStoppable
  return (
    <li className="crm-row">
      <div className="crm-row-words">
        <ReportedPage page={news} />
        <details>
          <summary dir="auto">{subject}</summary>
          {picture && <img src={picture} alt="" width={320} />}
          <p className="pre-line" dir="auto">
            {text}
          </p>
          {linkUrl && <p className="break-anywhere">{linkUrl}</p>}
        </details>
        <p className="crm-small">
          {labels.states[state]} {moment(plannedAt ?? 0)}
          {state !== 'planned' && ` · ${labels.figures(sent, recipients, refused, unfollowed)}`}
        </p>
      </div>
      {mayStop && (
        <ChangeButton
          about={subject}
          send={() => crmApi('POST /api/crm/news/{id}/stop', Success, { id })}
          done={() => labels.stopped}
        >
          {labels.stop}
        </ChangeButton>
      )}
    </li>
  )
}
