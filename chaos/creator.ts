import { aProfileForm } from '@nokshi/api/testing/make.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { type Browser, registerAt } from '../server/testing/browser.ts'

export interface Creator {
  username: string
  browser: Browser
}

/** Registers and makes a page, as a person would. */
export async function makeCreator(url: string, username: string): Promise<Creator> {
  const browser = await registerAt(url, `${username}@example.com`)
  const answer = await browser.send('POST', '/api/linkhub', aProfileForm({ username }))
  if (answer.status !== 201) throw new Error(`Making a page answered ${answer.status}.`)
  return { username, browser }
}

export function readProfile({ browser }: Creator) {
  return browser.read('/api/linkhubAuth/me', OwnProfile)
}

export async function countVisits({ browser }: Creator) {
  const { lifetimeVisits } = await browser.read('/api/linkhubAuth/me/analytics', Analytics)
  return lifetimeVisits
}
