import { expect, type Page, test } from '@playwright/test'
import { newName, PASSWORD, useInstallation } from '../creator/creator.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'

const { at } = useInstallation()

/** Each answer that a page can be made of, as short, as usual and as long as it can be. */
const pages: Record<string, Record<string, string>> = {
  'made of three answers': { name: 'Ada', bio: 'I weave.' },
  'with a way to connect and no link': {
    name: 'Ada Rahman',
    bio: 'I weave, and I write about it.',
    socials: JSON.stringify({ whatsapp: '+880 1712 345678' }),
  },
  'in Arabic': {
    name: 'ليلى القحطاني',
    bio: 'أنسج وأكتب عن النسيج.',
    customLinks: JSON.stringify([{ title: 'متجري', url: 'https://shop.example.com/' }]),
  },
  'with everything, and too much of it': {
    name: 'Sheikh Mohammed Abdullah Al-Qahtani bin Abdulrahman bin Faisal',
    bio: 'I weave, and I write about it. '.repeat(16),
    gradient: 'dusk',
    socials: JSON.stringify({
      github: 'octocat',
      linkedin: 'https://www.linkedin.com/in/ada',
      twitter: 'ada',
      instagram: 'ada',
      facebook: 'https://www.facebook.com/ada',
      whatsapp: '+880 1712 345678',
    }),
    customLinks: JSON.stringify(
      Array.from({ length: 5 }, (_, index) => ({
        title: `${index + 1}. Everything that I have ever woven, knitted, sewn or written about`,
        url: 'https://shop.example.com/',
      })),
    ),
  },
}

/** Returns its address. */
async function makePage({ request }: Page, fields: Record<string, string>) {
  const username = newName()
  await request.post(at('/api/auth/register'), {
    data: { email: `${username}@example.com`, password: PASSWORD, passwordConfirmation: PASSWORD },
  })
  const creation = await request.post(at('/api/linkhub'), { multipart: { username, ...fields } })
  expect(creation.status(), await creation.text()).toBe(201)
  return at(`/hub/${username}`)
}

for (const [kind, fields] of Object.entries(pages)) {
  test(`a page ${kind} fits every width`, async ({ page }) => {
    await page.goto(await makePage(page, fields))

    await expectFitForAllWidths(page)
  })
}
