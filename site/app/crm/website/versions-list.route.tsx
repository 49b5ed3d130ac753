import { crmContent } from '@nokshi/content/crm/website.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { Entry, type EntryVersion } from '@nokshi/contract/website/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { SelectField } from '../../ui/fields/field.tsx'
import { QuietButton, TextLink } from '../parts/buttons.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { CrmPage, crmMeta, EmptyState, Fetched, Row } from '../parts/crm-page.tsx'
import { AgoTime, moment } from '../parts/time.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { useFilters } from '../records/filters-in-url.ts'
import { useMayChange } from '../staff/crm-me.ts'
import type { Route } from './+types/versions-list.route.ts'
import { asText } from './entry-values.ts'
import { PreviewPane } from './preview-pane.tsx'
import { Differences } from './website-differences.tsx'
import { comparedQuery, entryRecords, pageOfEntry, versionsQuery } from './website-query.ts'
import './entry.css'

const labels = crmContent.versions

type Version = z.infer<typeof EntryVersion>

export const meta = crmMeta(crmContent.list.versions)

/** Who published what, and how it differs. The URL says which two versions are compared. */
export default function VersionsListRoute({ params: { id } }: Route.ComponentProps) {
  const entry = useQuery(entryRecords.query(id))
  const versions = useQuery(versionsQuery(id))
  const title = entry.data?.title ?? ''
  return (
    <CrmPage
      title={labels.title(title)}
      note={labels.note}
      actions={<TextLink to={`/crm/website/entries/${id}`}>{labels.back}</TextLink>}
    >
      <Fetched query={entry}>
        {(record) => <Fetched query={versions}>{(all) => <VersionRows versions={all} entry={record} />}</Fetched>}
      </Fetched>
    </CrmPage>
  )
}

interface VersionRowsProps {
  versions: Version[]
  entry: Entry
}

function VersionRows({ versions, entry }: VersionRowsProps) {
  if (versions.length === 0) return <EmptyState {...labels.empty} />
  return (
    <ol className="lined-list stack card">
      {versions.map((version) => (
        <VersionRow key={version.id} version={version} versions={versions} entry={entry} />
      ))}
    </ol>
  )
}

function VersionRow({ version, versions, entry }: VersionRowsProps & { version: Version }) {
  const { id, publishedAt, publishedBy, isLive } = version
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const [{ seen }, setFilters] = useFilters(['seen', 'with'])
  const isSeen = seen === id
  const time = moment(publishedAt)
  return (
    <Row
      title={isLive ? `${time} · ${labels.live}` : time}
      note={
        <>
          <bdi>{publishedBy ? labels.by(publishedBy.name) : labels.byNobody}</bdi>, <AgoTime at={publishedAt} />
        </>
      }
      opened={isSeen && <Compared version={version} versions={versions} entry={entry} />}
    >
      <QuietButton
        about={time}
        aria-expanded={isSeen}
        onClick={() => setFilters({ seen: isSeen ? undefined : id, with: undefined })}
      >
        {labels.see}
      </QuietButton>
      {mayChange && (
        <ChangeButton
          about={time}
          send={() => crmApi('POST /api/crm/website/versions/{id}/bring-back', changed(Entry), { id })}
          done={() => labels.broughtBack(entry.title)}
          onDone={({ record }) => void navigate(`/crm/website/entries/${record.id}`)}
        >
          {labels.bringBack}
        </ChangeButton>
      )}
    </Row>
  )
}

function Compared({ version, versions, entry }: VersionRowsProps & { version: Version }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const others = versions.filter((other) => other !== version)
  const [{ with: other = '' }, , bind] = useFilters(['with'])
  const compared = useQuery(comparedQuery(version.id, other))
  return (
    <div className="crm-stack versions-compared full-width">
      <SelectField
        label={labels.with}
        placeholder={labels.draft}
        choices={others.map(({ id, publishedAt }) => ({ value: id, label: labels.version(moment(publishedAt)) }))}
        {...bind('with')}
      />
      <Fetched query={compared}>
        {({ changes, data }) => (
          <>
            {changes.length === 0 ? (
              <p>{labels.same}</p>
            ) : (
              <Differences changes={changes} names={[labels.this, labels.other]} />
            )}
            <QuietButton about={moment(version.publishedAt)} onClick={() => setPreviewed(true)}>
              {websiteForm.preview.title}
            </QuietButton>
            {isPreviewed && (
              <CrmDialog title={websiteForm.preview.title} onClose={() => setPreviewed(false)}>
                <PreviewPane
                  entryId={entry.id}
                  draft={data}
                  path={pageOfEntry(entry.kind, asText(data.slug) || entry.slug)}
                  anchor={entry.slug}
                />
              </CrmDialog>
            )}
          </>
        )}
      </Fetched>
    </div>
  )
}
