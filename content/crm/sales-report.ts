import type { ReportLine, ReportQuestion } from '@nokshi/contract/crm/sales-report.ts'
import { crmInbox } from './inbox.ts'

export const crmSalesReport = {
  title: 'Sales report',
  note: 'What became of the enquiries, by when they came in.',
  by: 'By',
  groups: { month: 'Month', form: 'Form', page: 'Page', campaign: 'Campaign', colleague: 'Colleague' },
  period: 'Period',
  periods: { '3': '3 months', '6': '6 months', '12': '12 months', '24': '24 months' },
  columns: { enquiries: 'Enquiries', answered: 'Answered within a day', won: 'Won', amount: 'Amount', lost: 'Lost' },
  open: 'Open or no deal',
  rates: 'Amounts at the rates of the days when the deals were won.',
  unknown: { month: '', form: '', page: 'Not known', campaign: 'No campaign', colleague: 'Nobody' },
  export: 'Export CSV',
  none: { title: 'No enquiries in this time', text: 'Choose a longer period.' },
}

const months = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** «Nov 2026», «Contact form», «/services», «Rafi». */
export function sayLine(by: ReportQuestion['by'], { key, name }: ReportLine) {
  if (by === 'month') return months.format(new Date(`${key}-01T00:00:00Z`))
  if (by === 'form') return new Map(Object.entries(crmInbox.forms)).get(key) ?? key
  return name ?? (key || crmSalesReport.unknown[by])
}
