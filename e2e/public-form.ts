import type { Page } from '@playwright/test'

export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}
