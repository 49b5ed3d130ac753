import { WeeklyReport } from '@nokshi/contract/visits/weekly-reports.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

export const weeklyReportQuery = queryOptions({
  queryKey: ['weeklyReport'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/weekly-report', WeeklyReport),
})

export async function saveWeekday(weekday: number | null) {
  queryClient.setQueryData(
    weeklyReportQuery.queryKey,
    await browserApi('PUT /api/linkhubAuth/me/weekly-report', WeeklyReport, { body: { weekday } }),
  )
}
