import { expect, test } from '@playwright/test'
import { makeOwner, recordCalls, useInstallation } from './creator.ts'

const { at, apiUrl } = useInstallation()

test('a screen asks for its data before its scripts have come, and not again afterwards', async ({ page }) => {
  await makeOwner(page, apiUrl())
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const calls = recordCalls(page)
  const early = ['GET /api/auth/check-login', 'GET /api/linkhubAuth/me', 'GET /api/linkhubAuth/me/shop']
  await page.goto(at('/dashboard'), { waitUntil: 'commit' })

  await expect.poll(() => calls).toEqual(expect.arrayContaining(early))
  await expect(page.getByText('Checking your profile...')).toBeVisible()
  start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Rahman')
  await expect.poll(() => page.evaluate('earlyAnswers.size')).toBe(0)
  expect(early.map((call) => calls.filter((made) => made === call).length)).toEqual([1, 1, 1])
})
