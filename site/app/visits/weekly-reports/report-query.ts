import { WeeklyReport } from '@nokshi/contract/visits/weekly-reports.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

const WEEKLY_REPORT = '/api/linkhubAuth/me/weekly-report'

export const weeklyReportQuery = queryOptions({
  queryKey: ['weeklyReport'],
  queryFn: () => browserApi.get(WEEKLY_REPORT, WeeklyReport),
})

export async function saveWeekday(weekday: number | null) {
  queryClient.setQueryData(
    weeklyReportQuery.queryKey,
    await browserApi.put(WEEKLY_REPORT, { weekday }, WeeklyReport),
  )
}
