import { sampleContent } from '../../content/samples/sample-content.ts'
import type { TeamMember } from '../../contract/website/site-content.ts'

const { team } = sampleContent.en

const [first] = team
if (!first) throw new Error('There is nobody on the team page')

/** Whoever stands first on the team page. */
export const founder = first

/** What the picture of a person is called. */
export function portraitOf({ name, photo }: TeamMember) {
  return photo?.alt ?? `Portrait of ${name}`
}
