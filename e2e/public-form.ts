import type { Page } from '@playwright/test'

export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true })
}

export function toasts(page: Page) {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Lets no call to this address through until the function it returns is called. */
export async function holdCalls(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
