import { expect, type Page } from '@playwright/test'

export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

/** By their labels. */
export async function fillFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const isChoice = ['Type', 'Project Type', 'Budget'].includes(label)
    await (isChoice ? field(page, label).selectOption(value) : field(page, label).fill(value))
  }
}

export async function expectFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
}
